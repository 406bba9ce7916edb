import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Work } from '#contract/entities.ts'
import { sql } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { silentLog } from '../../platform/log.ts'
import { openPlatform, type OpenPlatform } from '../../platform/open-platform.ts'
import { createFileSigner } from '../../platform/storage/signer.ts'
import { revokedFiles } from '../../platform/storage/revoked-files.table.ts'
import { waitUntil } from '../../platform/testing/wait-until.ts'
import { anyone, openTestDomains, type TestDomains } from '../testing.ts'

let domains: TestDomains
let owner: UserCall
let moderator: UserCall
let other: OpenPlatform
beforeAll(async () => {
  domains = await openTestDomains()
  await domains.work()
  owner = await domains.person()
  moderator = { ...owner, identity: { ...owner.identity, userId: randomUUID(), permissions: ['work.hide'] } }
  const { config, clock } = domains.platform
  other = await openPlatform({ config, clock, log: silentLog, databaseUrl: config.databaseUrl!, maxConnections: 2 })
})
afterAll(async () => {
  await other.close()
  await domains.close()
})

function isGood(url: string, { files }: Pick<OpenPlatform, 'files'> = domains.platform): boolean {
  const { pathname, searchParams } = new URL(url, 'http://x')
  return files.verify(pathname.slice('/api/file/'.length), searchParams.get('e') ?? '', searchParams.get('s') ?? '')
}
const noRevocations = { generationOf: () => undefined, isRevoked: () => false }
const addressesOf = ({ files: { original, preview, thumbnail } }: Work) => [original, preview, thumbnail]
const goodOf = (work: Work) => addressesOf(work).filter((url) => isGood(url)).length

async function published(): Promise<Work> {
  const { works } = await domains.create(owner)
  await domains.handlers.workPublish({ id: works[0]!.id, visibility: 'public', title: '山' }, owner)
  return domains.handlers.workDetail({ id: works[0]!.id }, anyone())
}

describe('the addresses of a published work', () => {
  it.each([
    ['is deleted', (id: string) => domains.handlers.workDelete({ ids: [id] }, owner)],
    ['is taken back', (id: string) => domains.handlers.workPublish({ id, visibility: 'private', title: '' }, owner)],
    ['is taken off the square by a moderator', (id: string) => domains.handlers.workHide({ id, hidden: true, reason: '' }, moderator)],
  ] as const)('end when it %s; its owner gets others', async (_, withdraw) => {
    const seen = await published()
    const untouched = await published()
    expect(goodOf(seen)).toBe(3)
    await withdraw(seen.id)
    expect([goodOf(seen), goodOf(untouched)]).toEqual([0, 3])
    expect(goodOf(await domains.handlers.workDetail({ id: seen.id }, owner))).toBe(3)
    await waitUntil(async () => addressesOf(seen).every((url) => !isGood(url, other)))
    expect(addressesOf(await domains.handlers.workDetail({ id: seen.id }, owner)).every((url) => isGood(url, other))).toBe(true)
  })

  it('end again when it comes back and goes again, and a fresh process knows it', async () => {
    const { id } = await published()
    await domains.handlers.workDelete({ ids: [id] }, owner)
    await domains.handlers.workRestore({ ids: [id] }, owner)
    const back = await domains.handlers.workDetail({ id }, anyone())
    expect(goodOf(back)).toBe(3)
    await domains.handlers.workDelete({ ids: [id] }, owner)
    expect(goodOf(back)).toBe(0)
    const { config, clock } = domains.platform
    const fresh = await openPlatform({ config, clock, log: silentLog, databaseUrl: config.databaseUrl!, maxConnections: 2 })
    try {
      expect(addressesOf(back).some((url) => isGood(url, fresh))).toBe(false)
    } finally {
      await fresh.close()
    }
  })

  it('stay when the change is not made', async () => {
    const seen = await published()
    const stranger = await domains.person()
    expect(await domains.handlers.workDelete({ ids: [seen.id] }, stranger)).toEqual({ ids: [] })
    expect(goodOf(seen)).toBe(3)
  })

  it('are taken from processes that have forgotten it, once the earlier ones have all expired', async () => {
    const { clock } = domains.platform
    const seen = await published()
    await domains.handlers.workDelete({ ids: [seen.id] }, owner)
    // Revoked by the database's clock.
    clock.set(new Date(Date.now() + 61 * 3_600_000))
    const plain = createFileSigner(await domains.platform.settings.getOrCreate('file-signing-key', () => ''), clock, noRevocations)
    expect(isGood(plain.url(new URL(seen.files.preview, 'http://x').pathname.slice('/api/file/'.length), 3600))).toBe(true)
    expect(goodOf(seen)).toBe(0)
  })

  it('are forgotten once the last of them has expired', async () => {
    const { db, files } = domains.platform
    const count = () => db.$count(revokedFiles)
    expect(await count()).toBeGreaterThan(0)
    await db.update(revokedFiles).set({ at: sql`${revokedFiles.at} - interval '3 days'` })
    await files.revocations.forget()
    expect(await count()).toBe(0)
  })
})
