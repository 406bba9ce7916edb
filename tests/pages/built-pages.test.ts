import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { appConfig } from '#config'
import { openBuiltPages } from '#server/built-pages.ts'
import { createDomains } from '#server/domains/domains.ts'
import { users } from '#server/domains/account/users.table.ts'
import { works } from '#server/domains/gallery/works.table.ts'
import { createFakeEngine } from '#server/engines/fake-engine.ts'
import { createEngineRegistry } from '#server/engines/registry.ts'
import { loadConfig } from '#server/platform/config.ts'
import { silentLog } from '#server/platform/log.ts'
import { eq } from '#server/platform/database/orm.ts'
import type { Database } from '#server/platform/platform.ts'
import { createTestDatabase, type TestDatabase } from '#server/platform/testing.ts'
import { startServer, type RunningServer } from '#server/start-server.ts'
import { buildApp, isBuilt } from '../../scripts/build-app.ts'

const BUILD_MS = 180_000
const artwork = randomUUID()
const artist = randomUUID()

let database: TestDatabase
let dataDir = ''
let server: RunningServer
let db: Database
beforeAll(async () => {
  if (!(await isBuilt())) await buildApp()
  dataDir = await mkdtemp(path.join(tmpdir(), 'inkling-pages-'))
  database = await createTestDatabase()
  server = await startServer(
    { ...loadConfig({ PORT: '0', WORKERS: '0', TRUST_PROXY: '1' }), dataDir, databaseUrl: database.url },
    {
      log: silentLog,
      openBusiness: async (platform) => {
        const userId = artist
        const createdAt = platform.clock.now()
        db = platform.db
        await platform.db.insert(users).values({ id: userId, nickname: '画师', createdAt })
        await platform.db.insert(works).values({
          id: artwork, userId, generator: 'text-to-image', kind: 'image', title: '远山', width: 900, height: 600, colour: '#3377aa', transparent: false,
          originalKey: 'works/2026/01/a.png', previewKey: 'works/2026/01/a-preview.webp', thumbnailKey: 'works/2026/01/a-thumbnail.webp',
          description: { input: {}, engine: 'fake' }, visibility: 'public', createdAt, publishedAt: createdAt,
        })
        const engines = createEngineRegistry([createFakeEngine()], platform)
        const { close, ...domains } = createDomains(platform, engines)
        return { ...domains, lanes: {}, afterStart: async () => {}, close: async () => void (await Promise.all([close(), engines.close()])) }
      },
      openPages: openBuiltPages,
    },
  )
}, BUILD_MS)
afterAll(async () => {
  await server.stop()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0'
type Headers = Record<string, string>
const visitor: Headers = {}
const person: Headers = { Cookie: `${appConfig.session.tokenKey}=a.b.c` }
const get = (address: string, headers: Headers = {}) =>
  fetch(server.url + address, { redirect: 'manual', headers: { 'User-Agent': chrome, 'Accept-Language': 'zh-CN', ...headers } })

/** The statements that the database was sent meanwhile, but for those of the queue, which come by themselves. */
async function statementsOf(work: () => Promise<Response>): Promise<{ statements: string[]; status: number }> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const response = await work()
    await response.text()
    // pg types its many overloads as one; what is sent is a text or names one.
    const texts = query.mock.calls.map(([sent]: unknown[]) => (typeof sent === 'string' ? sent : String((sent as { text?: string }).text)))
    return { status: response.status, statements: texts.filter((text) => !text.includes('pgboss')) }
  } finally {
    query.mockRestore()
  }
}

async function call<Data extends object = Record<string, string>>(address: string, payload: object, headers: Headers = {}): Promise<Data> {
  const response = await fetch(`${server.url}/api${address}`, { method: 'POST', headers, body: JSON.stringify(payload) })
  return ((await response.json()) as { data: Data }).data
}

async function logIn(): Promise<string> {
  const phone = `+86138${String(Date.now()).slice(-8)}`
  const { demoCode } = await call('/login/code', { phone })
  const { token } = await call('/login/mobile', { phone, code: demoCode, agree: true })
  expect(token).toBeTruthy()
  return token!
}

/** One page of every kind, those of the generators being one. */
const pages = [
  '/', '/functionList/draw/textDraw', `/functionSquare/square/details?id=${artwork}`, `/functionSquare/square/user-draw-details?id=${artwork}`, `/functionList/draw/show?id=${artwork}`,
  '/square/square/index', '/square/index/index', '/square/index/details?q=mountain', '/square/draw/agent-square', '/square/account/user', '/favourites', `/creator?id=${artist}`, '/down',
  '/functionList/draw/history', '/functionList/draw/sign', '/functionList/draw/taskCenter', // The first of these makes the person's code, once.
  '/functionList/draw/sharehb', '/functionList/draw/friend', '/functionList/draw/invitedetail',
  '/functionList/draw/course', '/functionList/draw/videoPlay?id=first-picture', '/functionList/draw/balance', '/functionList/draw/business', '/functionList/feedback/feedback', '/functionList/feedback/historyList',
  '/functionSquare/draw/photoH5', '/functionListThree/photo/main', '/functionListThree/photo/gender_selection',
  '/functionSquare/wallet/index', '/functionSquare/buy/index', '/functionSquare/buy/desc', '/functionSquare/balance/index', '/functionListThree/coupon/coupon', '/functionListThree/message/message',
  '/functionSquare/set/index', '/functionSquare/set/personInfo', '/functionSquare/set/myData', '/functionSquare/activity/index', '/functionSquare/activity/prompt', '/functionSquare/activity/jiaocheng', '/functionSquare/about/privacy',
]

// Before any page of a visitor: those that are kept are made anew a second after they were asked for, with statements of their own.
describe('the page of a person', () => {
  it('costs at most 3 statements, whichever it is', async () => {
    const token = await logIn()
    const own = { Cookie: `${appConfig.session.tokenKey}=${token}` }
    // The first of a minute asks whether the session is good, and the first of all reads the list of generators.
    expect(await (await get('/square/account/user', own)).text()).not.toContain('登录后')
    await (await get('/', own)).text()
    const costs: Record<string, unknown> = {}
    for (const address of pages) {
      const { statements, status } = await statementsOf(() => get(address, own))
      if (status !== 200 || statements.length > 3) costs[address] = { status, statements }
    }
    expect(costs).toEqual({})
  })

  it('is never a kept one', async () => {
    await (await get('/')).text()
    for (const headers of [person, { Token: 'a.b.c' }]) {
      const page = await get('/', headers)
      expect(page.status).toBe(200)
      expect(page.headers.has('etag')).toBe(false)
    }
  })
})

describe('the pages of a visitor', () => {
  it.each(['/', '/functionList/draw/textDraw', `/functionSquare/square/details?id=${artwork}`])('%s costs at most 3 statements', async (address) => {
    const { statements, status } = await statementsOf(() => get(address))
    expect(status).toBe(200)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3)
  })

  it('cost none while they are kept', async () => {
    await (await get('/?sort=liked')).text()
    expect((await statementsOf(() => get('/?sort=liked'))).statements).toEqual([])
  })

  it('show no more what was taken away', async () => {
    const token = await logIn()
    const { id: userId } = await call('/user/info', {}, { Token: token })
    const [seen] = await db.select().from(works).where(eq(works.id, artwork))
    const gone = randomUUID()
    await db.insert(works).values({ ...seen!, id: gone, userId: userId!, title: '昙花' })
    expect(await (await get('/square/square/index')).text()).toContain('昙花')
    await call('/work/delete', { ids: [gone] }, { Token: token })
    expect(await (await get('/square/square/index')).text()).not.toContain('昙花')
  })

  it('are kept for each language and kind of device', async () => {
    const languageOf = async (headers: Headers) => /<html lang="([^"]+)" data-os="([^"]+)"/.exec(await (await get('/', headers)).text())?.slice(1)
    expect(await languageOf({ 'Accept-Language': 'ja' })).toEqual(['ja', 'windows'])
    expect(await languageOf({ 'Accept-Language': 'ja', Cookie: 'inkling_locale=fr' })).toEqual(['fr', 'windows'])
    expect(await languageOf({ 'User-Agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile' })).toEqual(['zh-Hans', 'android'])
    expect(await languageOf({})).toEqual(['zh-Hans', 'windows'])
    const columnsOf = async (headers: Headers) => (await (await get('/', headers)).text()).match(/class="_column_/g)?.length
    const mac = { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605' }
    expect([await columnsOf(mac), await columnsOf({ ...mac, Cookie: 'inkling_touch=5' })]).toEqual([5, 2])
  })

  it('name each browser for itself', async () => {
    const device = async () => /inkling_device=([^;]+)/.exec((await get('/')).headers.get('set-cookie') ?? '')?.[1]
    const [first, second] = [await device(), await device()]
    expect(first).toMatch(/^[\w-]{36}$/)
    expect(second).not.toBe(first)
    expect((await get('/', { Cookie: `inkling_device=${first}` })).headers.has('set-cookie')).toBe(false)
  })

  it('say nothing that a request smuggled in', async () => {
    const details = `/functionSquare/square/details?id=${artwork}`
    for (const name of ['X-Forwarded-Host', 'User-Agent', 'Accept-Language', 'Accept']) {
      expect(await (await get(details, { [name]: 'text/html evil.example Windows' })).text()).not.toContain('evil.example')
    }
  })

  it('are not kept where anything else stands in the address, or where there is none', async () => {
    for (const address of ['/?x=1', '/functionList/draw/textDraw?prompt=a', '/nowhere']) {
      await (await get(address)).text()
      expect((await get(address)).headers.has('etag'), address).toBe(false)
    }
    expect((await get(`/functionSquare/square/details?id=${randomUUID()}`)).status).toBe(404)
  })
})

describe('the inline scripts of pages', () => {
  it('run by a nonce or their hash alone', async () => {
    for (const headers of [visitor, person]) {
      const page = await get('/', headers)
      const policy = page.headers.get('content-security-policy') ?? ''
      const [, sources = ''] = /script-src ([^;]+)/.exec(policy) ?? []
      expect(sources).toMatch(/^'self'( '(nonce|sha256)-[\w+/=-]+')+$/)
      const scripts = [...(await page.text()).matchAll(/<script\b([^>]*)>/g)].filter(([, attributes = '']) => !attributes.includes('src='))
      expect(scripts.length).toBeGreaterThan(0)
    }
  })
})

describe('the list of generators', () => {
  it('costs one statement at most', async () => {
    const ask = () => fetch(`${server.url}/api/v8/draw/funclist`, { method: 'POST', body: '{}' })
    expect((await statementsOf(ask)).statements.length).toBeLessThanOrEqual(1)
    expect((await statementsOf(ask)).statements).toEqual([])
  })
})
