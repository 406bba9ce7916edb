import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { eq } from '../../platform/database/orm.ts'
import { messages } from '../messages/messages.table.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { accountExports } from './account-exports.table.ts'
import { exportFolder } from './export/make-export.ts'
import { csvOf } from './export/row-files.ts'
import { fileName } from './parts/file-name.ts'
import { jobRun, livelyPerson } from './testing.ts'

const { exportKeptDays, exportEveryHours } = appConfig.accountData
const HOUR = 3_600_000

let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
  await domains.work()
})
afterAll(() => domains.close())

let phones = 0
const newPerson = () => livelyPerson(domains, `136${String(++phones).padStart(8, '0')}`)
type Person = Awaited<ReturnType<typeof newPerson>>
async function ready(call: Person['call']): Promise<void> {
  await expect.poll(async () => (await domains.handlers.dataExportState({}, call)).export?.state, { timeout: 15_000 }).toBe('ready')
}

async function unzip(key: string) {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(await domains.platform.files.get(key))])), { useWebWorkers: false })
  const entries = (await reader.getEntries()).filter((entry) => !entry.directory)
  const entry = (name: string) => entries.find(({ filename }) => filename === name)!
  return { names: entries.map(({ filename }) => filename), text: (name: string) => entry(name).getData(new TextWriter()), bytes: (name: string) => entry(name).getData(new Uint8ArrayWriter()) }
}
const keyOf = (url: string) => /file\/([^?]+)/.exec(url)![1]!

describe('an export of my data', () => {
  it('holds every picture as it is stored and every row, for programs and for people', async () => {
    const { call, userId } = await newPerson()
    await domains.handlers.dataExportCreate({}, { ...call, locale: 'en' })
    await ready(call)
    const { export: made } = await domains.handlers.dataExportState({}, call)
    expect(made!.file!.name).toMatch(/^inkling-\d{4}-\d\d-\d\d\.zip$/)
    const zip = await unzip(keyOf(made!.file!.url))
    const rows = JSON.parse(await zip.text('data/works.json')) as { file: string; prompt: string; title: string }[]
    expect(rows.map(({ prompt }) => prompt)).toEqual(['日出时的雪山', '日出时的雪山'])
    const named = rows.find(({ title }) => title !== '')!
    expect(named.file).toMatch(/^works\/\d{8}-\d{6} =雪山 [0-9a-f]{8}\.(webp|png)$/)
    for (const { file } of rows) {
      const metadata = await sharp(await zip.bytes(file)).metadata()
      expect(metadata.xmpAsString).toContain('TC260:AIGC')
    }
    const kinds = ['profile', 'sessions', 'logins', 'creations', 'photos', 'likes', 'favourites', 'follows', 'blocks', 'comments', 'ledger', 'messages', 'questionnaires', 'events']
    for (const kind of kinds) expect(Array.isArray(JSON.parse(await zip.text(`data/${kind}.json`)))).toBe(true)
    expect(await zip.text('data/ledger.csv')).toContain('hold')
    expect(JSON.parse(await zip.text('data/messages.json'))).toMatchObject([{ title: 'Welcome to Inkling' }, { kind: 'social' }, { kind: 'social' }, { kind: 'system', title: 'Your data is ready' }])
    const page = await zip.text('index.html')
    expect(page).toContain('My Inkling data')
    expect(page).toContain(`<b>${'=雪山:"*?'.replaceAll('"', '&#34;')}</b>`)
    expect(page).toContain(encodeURIComponent(named.file.split('/')[1]!))
    expect(zip.names.filter((name) => name.startsWith('photos/'))).toHaveLength(2)
    expect(zip.names).toContain('avatar.webp')
    // Nothing of anybody else's, and nothing is left on the way.
    expect(zip.names.filter((name) => name.startsWith('works/'))).toHaveLength(2)
    expect(await readdir(exportFolder(domains.platform.config.dataDir))).toEqual([])
    const told = await domains.platform.db.select().from(messages).where(eq(messages.userId, userId))
    expect(told).toContainEqual(expect.objectContaining({ template: 'export-ready', link: '/functionSquare/set/myData' }))
  })

  it('is made once for a doubled tap, once a day, and goes after its days', async () => {
    const { call } = await newPerson()
    const { platform, handlers } = domains
    await Promise.all([1, 2, 3].map(() => handlers.dataExportCreate({}, call)))
    const mine = () => platform.db.select().from(accountExports).where(eq(accountExports.userId, call.identity.userId))
    expect(await mine()).toHaveLength(1)
    await ready(call)
    const { file } = (await handlers.dataExportState({}, call)).export!
    expect(await refusal(handlers.dataExportCreate({}, call))).toMatchObject({ reason: 'export-too-soon', values: { hours: exportEveryHours } })

    platform.clock.advance(exportKeptDays * 24 * HOUR)
    expect(await handlers.dataExportState({}, call)).toEqual({})
    await domains.jobHandlers['purge-bin']({}, jobRun())
    expect(await platform.files.exists(keyOf(file!.url))).toBe(false)
    expect((await handlers.dataExportCreate({}, call)).export?.state).toMatch(/waiting|running|ready/)
    await ready(call)
  })

  it('begins anew where it was killed, says when it could not be made, and can be asked for again then', async () => {
    const { call } = await newPerson()
    const { platform, handlers, jobHandlers } = domains
    const ask = async () => {
      const row = { userId: call.identity.userId, locale: 'zh-Hans' as const, createdAt: platform.clock.now(), expiresAt: new Date(platform.clock.now().getTime() + HOUR) }
      return (await platform.db.insert(accountExports).values(row).returning())[0]!.id
    }
    const exportId = await ask()
    const killed = AbortSignal.abort(new Error('killed'))
    await expect(jobHandlers['export-data']({ exportId }, jobRun(killed))).rejects.toThrow()
    expect((await handlers.dataExportState({}, call)).export?.state).toBe('running')
    await jobHandlers['export-data']({ exportId }, jobRun())
    expect((await handlers.dataExportState({}, call)).export?.state).toBe('ready')
    // Delivered once more by mistake.
    await jobHandlers['export-data']({ exportId }, jobRun())

    platform.clock.advance(25 * HOUR)
    await ask()
    platform.clock.advance(2 * HOUR)
    await jobHandlers['purge-bin']({}, jobRun())
    expect((await handlers.dataExportState({}, call)).export?.state).toBe('failed')
    expect((await handlers.dataExportCreate({}, call)).export?.state).not.toBe('failed')
  })

  it('is nobody’s but the person’s', async () => {
    const { call } = await newPerson()
    await domains.handlers.dataExportCreate({}, call)
    expect(await domains.handlers.dataExportState({}, await domains.person())).toEqual({})
    expect(anyone().identity).toBeUndefined()
  })
})

describe('names and tables in it', () => {
  it.each([
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['  ..\u0000\u202e雪山 ', '.. 雪山'],
    ['', ''],
    ['长'.repeat(100), '长'.repeat(40)],
  ])('are such that every system takes them: %s', (words, plain) => {
    const id = randomUUID()
    const name = fileName(new Date('2026-01-31T14:25:01Z'), words, id)
    expect(name).toBe(['20260131-142501', plain, id.slice(0, 8)].filter(Boolean).join(' '))
  })

  it('hold no formulas', async () => {
    async function* rows() {
      yield { text: '=1+1', number: -5, quoted: 'a "b", c', at: new Date(0), more: { a: 1 }, none: null }
    }
    let table = ''
    for await (const line of csvOf(rows())) table += line
    expect(table).toBe(`\uFEFFtext,number,quoted,at,more,none\r\n'=1+1,-5,"a ""b"", c",1970-01-01T00:00:00.000Z,"{""a"":1}",\r\n`)
  })
})
