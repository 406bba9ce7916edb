import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIGNATURE_HEADER } from '#contract/cloud.ts'
import { codes } from '#contract/codes.ts'
import type { Task } from '#contract/entities.ts'
import type { Business } from './backend.ts'
import type { Handlers } from './call.ts'
import { noCloud, person, someTask, TOKEN } from './http/testing.ts'
import { loadConfig, type Config } from './platform/config.ts'
import { forEveryJob } from './platform/jobs/jobs.ts'
import { silentLog } from './platform/log.ts'
import { createTestDatabase, type TestDatabase } from './platform/testing.ts'
import { waitUntil } from './platform/testing/wait-until.ts'
import { startServer, type RunningServer } from './start-server.ts'

/** Domains that know one person, keep what is uploaded and tell what the test says. */
function openFakeBusiness() {
  const listeners = new Set<(task: Task) => void>()
  const uploads: number[] = []
  /** How far uploads came that were broken off, and the one that is under way. */
  const broken: number[] = []
  let underWay = 0
  const cloudBytes = new Map<string, number>()
  const business: Business = {
    // The test calls these alone.
    handlers: {
      userInfo: async (_: unknown, call: { identity: { userId: string } }) => ({ id: call.identity.userId }),
      taskList: async () => ({ tasks: [] }),
    } as unknown as Handlers,
    authenticate: async (token) => (token === TOKEN ? person : undefined),
    upload: async (bytes) => {
      underWay = 0
      try {
        for await (const chunk of bytes) underWay += chunk.byteLength
      } catch (error) {
        broken.push(underWay)
        underWay = 0
        throw error
      }
      uploads.push(underWay)
      return { id: person.userId, url: '/file/x', width: 1, height: 1 }
    },
    uploadFilm: () => Promise.reject(new Error('not in this test')),
    lanes: {},
    engineStatuses: () => [{ id: 'studio', name: 'The studio', state: 'ready', offers: [] }],
    subscribeUnread: () => () => {},
    subscribeTasks: (_, listener) => (listeners.add(listener), () => listeners.delete(listener)),
    findShareCard: async () => undefined,
    findExport: async () => undefined,
    receivePaymentNotice: () => Promise.reject(new Error('not in this test')),
    search: { answer: () => { throw new Error('not in this test') } },
    cloud: {
      handlers: { ...noCloud.handlers, functionInvoke: async (_, { owner }) => ({ result: owner }) },
      authorise: async (_, signature) => signature,
      receive: async (address, bytes) => {
        for await (const chunk of bytes) cloudBytes.set(address.id, (cloudBytes.get(address.id) ?? 0) + chunk.byteLength)
      },
    },
    jobHandlers: forEveryJob(async () => {}),
    afterStart: async () => {},
    close: async () => {},
  }
  return { listeners, uploads, broken, cloudBytes, underWay: () => underWay, openBusiness: async () => business }
}

const urlParts = (url: string) => ({ host: '127.0.0.1', port: new URL(url).port })

describe('two servers, one with the embedded API and one that relays to it', () => {
  const { listeners, uploads, broken, cloudBytes, underWay, openBusiness } = openFakeBusiness()
  let database: TestDatabase
  let dataDir = ''
  let api: RunningServer
  let relay: RunningServer

  const start = (overrides: Partial<Config>) =>
    startServer(
      { ...loadConfig({ PORT: '0', SHUTDOWN_GRACE_SECONDS: '1' }), dataDir, ...overrides },
      { log: silentLog, openBusiness, openPages: async (embedded) => async () => new Response(embedded ? 'page with API' : 'page without') },
    )
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'inkling-server-'))
    database = await createTestDatabase()
    api = await start({ databaseUrl: database.url })
    relay = await start({ apiBase: `${api.url}/api` })
  })
  afterAll(async () => {
    await relay.stop()
    await api.stop()
    await database.drop()
    await rm(dataDir, { recursive: true })
  })

  it('give pages, with headers that protect them', async () => {
    const page = await fetch(`${api.url}/anything`)
    expect(await page.text()).toBe('page with API')
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await (await fetch(relay.url)).text()).toBe('page without')
  })

  it('answer calls alike, with the token of the header or the cookie', async () => {
    const call = async (server: RunningServer, headers: Record<string, string>) =>
      (await fetch(`${server.url}/api/user/info`, { method: 'POST', body: '{}', headers })).json()
    for (const server of [api, relay]) {
      expect(await call(server, { Token: TOKEN })).toMatchObject({ code: codes.success, data: { id: person.userId } })
      expect(await call(server, { Cookie: `uni_id_token=${TOKEN}` })).toMatchObject({ code: codes.success })
      expect(await call(server, {})).toMatchObject({ code: codes.notLoggedIn })
    }
  })

  it('refuse a call that another site makes with the cookie, and no other', async () => {
    const cookie = { Cookie: `uni_id_token=${TOKEN}` }
    const call = async (server: RunningServer, headers: Record<string, string>) => {
      const response = await fetch(`${server.url}/api/user/info`, { method: 'POST', body: '{}', headers })
      return [response.status, ((await response.json()) as { code: number }).code]
    }
    const refused = [403, codes.noPermission]
    const done = [200, codes.success]
    for (const server of [api, relay]) {
      expect(await call(server, { ...cookie, Origin: 'https://evil.example' })).toEqual(refused)
      expect(await call(server, { ...cookie, Origin: 'null' })).toEqual(refused)
      expect(await call(server, { ...cookie, 'Sec-Fetch-Site': 'same-site' })).toEqual(refused)
      expect(await call(server, { ...cookie, 'Sec-Fetch-Site': 'cross-site', Token: TOKEN })).toEqual(refused)
      expect(await call(server, { ...cookie, Origin: server.url })).toEqual(done)
      expect(await call(server, { ...cookie, 'Sec-Fetch-Site': 'same-origin' })).toEqual(done)
      expect(await call(server, { Token: TOKEN, Origin: 'https://elsewhere.example' })).toEqual(done)
    }
  })

  it('do not believe a cookie that its device has logged out of, nor claims alone', async () => {
    const code = async (headers: Record<string, string>) =>
      ((await (await fetch(`${api.url}/api/user/info`, { method: 'POST', body: '{}', headers })).json()) as { code: number }).code
    expect(await code({ Cookie: `uni_id_token=${TOKEN}; uni_id_claims=out` })).toBe(codes.notLoggedIn)
    expect(await code({ Token: 'good.token.kept-in-cookie' })).toBe(codes.notLoggedIn)
    expect(await code({ Token: 'good.token.kept-in-cookie', Cookie: `uni_id_token=${TOKEN}` })).toBe(codes.success)
  })

  it.each([
    ['//x/', '/x/'],
    ['//evil.example/a//b?c=//d', '/evil.example/a/b?c=//d'],
    ['/\\evil.example', '/evil.example'],
  ])('lead %s, which browsers take for another site, to %s', async (path, location) => {
    // fetch would tidy the address up before it asks.
    const response = await new Promise<IncomingMessage>((resolve) => httpRequest({ ...urlParts(api.url), path }, resolve).end())
    response.resume()
    expect([response.statusCode, response.headers.location, response.headers['x-frame-options']]).toEqual([308, location, 'SAMEORIGIN'])
  })

  it('pass uploads on', async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(2_000_000)]), 'a.png')
    const response = await fetch(`${relay.url}/api/upload/image`, { method: 'POST', body: form, headers: { Token: TOKEN } })
    expect(await response.json()).toMatchObject({ code: codes.success })
    expect(uploads.at(-1)).toBe(2_000_000)
  })

  it('pass calls and files of the cloud storage on, with their signatures', async () => {
    const body = JSON.stringify({ method: 'functionInvoke', params: { name: 'f', args: {} }, spaceId: 's', timestamp: 1 })
    const call = await fetch(`${relay.url}/api/cloud`, { method: 'POST', body, headers: { [SIGNATURE_HEADER]: 'abc' } })
    expect(await call.json()).toMatchObject({ code: codes.success, data: { result: 'abc' } })
    const file = await fetch(`${relay.url}/api/cloud/file/one?e=1&s=2`, { method: 'PUT', body: new Uint8Array(300_000) })
    expect(await file.json()).toMatchObject({ code: codes.success })
    expect(cloudBytes.get('one')).toBe(300_000)
  })

  it('give reports, and nothing else, to the service that is set for them, without saying who calls', async () => {
    const reports: { url: string; body: string; token: unknown }[] = []
    const service = createServer(async (request, response) => {
      reports.push({ url: request.url ?? '', body: await text(request), token: request.headers['token'] ?? request.headers.cookie })
      response.setHeader('Content-Type', 'application/json').end('{"code":10000}')
    })
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    const { port } = service.address() as AddressInfo
    const reporting = await start({ databaseUrl: database.url, reportBase: `http://127.0.0.1:${port}/collect` })

    const headers = { Cookie: `uni_id_token=${TOKEN}` }
    const report = await fetch(`${reporting.url}/api/report/events`, { method: 'POST', body: '{"dataList":[]}', headers })
    expect(await report.json()).toMatchObject({ code: codes.success })
    expect(reports).toEqual([{ url: '/collect/report/events', body: '{"dataList":[]}', token: undefined }])
    const other = await fetch(`${reporting.url}/api/user/info`, { method: 'POST', body: '{}', headers })
    expect(await other.json()).toMatchObject({ code: codes.success, data: { id: person.userId } })
    await reporting.stop()
    service.close()
  })

  it('notice an upload whose page goes away in the middle', async () => {
    const kept = uploads.length
    for (const server of [api, relay]) {
      const headers = { Token: TOKEN, 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': '1000000' }
      const request = httpRequest(`${server.url}/api/upload/image`, { method: 'POST', headers })
      request.on('error', () => {})
      request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n')
      request.write(Buffer.alloc(123_000))
      const before = broken.length
      await waitUntil(() => underWay() > 50_000 && underWay() < 200_000)
      request.destroy()
      await waitUntil(() => broken.length > before)
    }
    expect(uploads.length).toBe(kept)
  })

  it('pass events on as they happen, and the going away of the page', async () => {
    const gone = new AbortController()
    const response = await fetch(`${relay.url}/api/task/events`, { headers: { Cookie: `uni_id_token=${TOKEN}` }, signal: gone.signal })
    let text = ''
    const reading = response.body!.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (chunk) => void (text += chunk) }))
    await waitUntil(() => listeners.size === 1)
    for (const id of ['first', 'second']) {
      listeners.forEach((tell) => tell(someTask(id)))
      await waitUntil(() => text.includes(id))
    }
    gone.abort()
    await expect(reading).rejects.toThrow('aborted')
    await waitUntil(() => listeners.size === 0)
  })

  it('say so in the envelope when the other API is away, and stop while events are open', async () => {
    const lonely = await start({ apiBase: 'http://127.0.0.1:9' })
    const response = await fetch(`${lonely.url}/api/square/list`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ code: codes.internal })
    await lonely.stop()

    const proxy = createServer((_, answer) => answer.writeHead(503, { 'Content-Type': 'text/html' }).end('<html>nginx at 10.1.2.3</html>'))
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const behindProxy = await start({ apiBase: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` })
    const page = await fetch(`${behindProxy.url}/api/square/list`, { method: 'POST', body: '{}' })
    expect([page.status, await page.text()]).toEqual([502, expect.stringContaining(`"code":${codes.internal}`)])
    await behindProxy.stop()
    proxy.close()

    const second = await start({ databaseUrl: database.url })
    const events = await fetch(`${second.url}/api/task/events`, { headers: { Token: TOKEN } })
    await second.stop()
    expect(await events.text()).toContain('retry')
  })
})
