import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserCall } from '../../call.ts'
import { openTestDomains, type TestDomains } from '../testing.ts'
import { storageAreas, storageKey, type StorageArea } from '../storage-key.ts'

let domains: TestDomains
let call: UserCall
beforeAll(async () => {
  domains = await openTestDomains()
  call = await domains.person()
  await domains.work()
})
afterAll(() => domains.close())

const DAY = 86_400_000
const sweep = () => domains.jobHandlers['sweep-files']({}, { id: 'job', signal: new AbortController().signal, attempt: 1 })

/** As if the file had been written so long ago. */
async function age(key: string, days: number): Promise<void> {
  const { config, clock } = domains.platform
  const at = new Date(clock.now().getTime() - days * DAY)
  await utimes(path.join(config.dataDir, 'files', key), at, at)
}
/** A file that a process has written, which was killed before it wrote the row. */
async function leave(area: StorageArea, days: number): Promise<string> {
  const { files, clock } = domains.platform
  const key = storageKey(area, area === 'works' ? `${randomUUID()}-preview` : randomUUID(), 'webp', clock.now())
  await files.put(key, new Uint8Array(9), 'image/webp')
  await age(key, days)
  return key
}
async function allKeys(): Promise<string[]> {
  const keys: string[] = []
  for (const area of storageAreas) for await (const { key } of domains.platform.files.list(area)) keys.push(key)
  return keys
}

describe('the sweep of files', () => {
  it('removes what killed writers left in every area, and nothing that a row refers to', async () => {
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#37a' } }).png().toBuffer()
    async function* bytes() {
      yield picture
    }
    const { id } = await domains.upload(bytes(), call)
    await domains.handlers.userUpdateInfo({ avatar: id }, call)
    await domains.create(call)
    const kept = (await allKeys()).filter((key) => !key.startsWith('previews/'))
    expect(new Set(kept.map((key) => key.split('/')[0]))).toEqual(new Set(['works', 'uploads', 'avatars']))
    for (const key of await allKeys()) await age(key, 9)

    const young = await leave('uploads', 1)
    for (const area of storageAreas) await leave(area, 3)
    await sweep()
    expect((await allKeys()).toSorted()).toEqual([...kept, young].toSorted())
  })

  it('removes nothing where most files are unknown: that is another database', async () => {
    const before = (await allKeys()).length
    await Promise.all(Array.from({ length: 120 }, () => leave('works', 3)))
    await sweep()
    expect(await allKeys()).toHaveLength(before + 120)
  })
})
