import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakePerson {
  openid: string
  unionid?: string
  nickname?: string
}

/** slow: no answer; cut: the connection breaks; broken: half a JSON text; down: a page with status 502. A number: that errcode. */
type Fault = 'none' | 'slow' | 'cut' | 'broken' | 'down' | number

export interface FakeChatPlatform {
  url: string
  /** A code as the platform gives it when the person agreed; good once. */
  codeFor(person: FakePerson): string
  /** What becomes of the next questions, one after the other. */
  fail(...faults: Fault[]): void
  /** Paths that were asked for, in order. */
  asked: string[]
  /** Whoever agrees now only glances at the page. */
  snapshot: boolean
  close(): Promise<void>
}

export const app = { appId: 'wx-app', secret: 'wx-secret-do-not-tell' }

/** What an installation sets that has the app on all platforms. */
export const chatVariables = (url: string, secret = app.secret): Record<string, string> => ({
  CHAT_WX_API: url,
  CHAT_WX_APP_ID: app.appId,
  CHAT_WX_SECRET: secret,
  CHAT_WX_MINI_APP_ID: app.appId,
  CHAT_WX_MINI_SECRET: secret,
  CHAT_KS_API: url,
  CHAT_KS_APP_ID: app.appId,
  CHAT_KS_SECRET: secret,
})

/** A server that answers as the chat and the video platform document it, for one app. */
export async function startFakeChatPlatform(): Promise<FakeChatPlatform> {
  const fresh = new Map<string, FakePerson>()
  const used = new Set<string>()
  const granted = new Map<string, FakePerson>()
  const faults: Fault[] = []

  const redeem = (id: string | null, secret: string | null, code: string | null) => {
    if (id !== app.appId) return 40013
    if (secret !== app.secret) return 40125
    const person = fresh.get(code ?? '')
    if (!person) return used.has(code ?? '') ? 40163 : 40029
    fresh.delete(code!)
    used.add(code!)
    return person
  }

  const answers: Record<string, (query: URLSearchParams) => object> = {
    '/sns/oauth2/access_token': (query) => {
      const person = redeem(query.get('appid'), query.get('secret'), query.get('code'))
      if (typeof person === 'number') return wxRefusal(person)
      const token = randomUUID()
      granted.set(token, person)
      const glance = fake.snapshot ? { is_snapshotuser: 1 } : {}
      return { access_token: token, expires_in: 7200, refresh_token: 'r', openid: person.openid, scope: 'snsapi_userinfo', ...glance }
    },
    '/sns/userinfo': (query) => {
      const person = granted.get(query.get('access_token') ?? '')
      if (person?.openid !== query.get('openid')) return wxRefusal(40001)
      return { ...person, sex: 0, headimgurl: '', privilege: [] }
    },
    '/sns/jscode2session': (query) => {
      const person = redeem(query.get('appid'), query.get('secret'), query.get('js_code'))
      return typeof person === 'number' ? wxRefusal(person) : { openid: person.openid, unionid: person.unionid, session_key: 'k' }
    },
    '/oauth2/mp/code2session': (form) => {
      const person = redeem(form.get('app_id'), form.get('app_secret'), form.get('js_code'))
      if (typeof person !== 'number') return { result: 1, open_id: person.openid, session_key: 'k' }
      const badApp = person === 40013 || person === 40125
      return badApp ? { result: 100200101, error: 'unauthorized_client' } : { result: 100200105, error: 'invalid_grant', error_msg: 'code' }
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
    fake.asked.push(pathname)
    const body = await new Response(request as unknown as BodyInit).text()
    const fault = faults.shift()
    if (fault === 'slow') return
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'down') return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>Bad gateway</html>')
    const parameters = request.method === 'POST' ? new URLSearchParams(body) : searchParams
    const told = typeof fault === 'number' ? wxRefusal(fault) : answers[pathname]?.(parameters)
    const text = JSON.stringify(told ?? {})
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(fault === 'broken' ? text.slice(0, -5) : text)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeChatPlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    snapshot: false,
    codeFor(person) {
      const code = randomUUID()
      fresh.set(code, person)
      return code
    },
    fail: (...next) => void faults.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}

const wxRefusal = (errcode: number) => ({ errcode, errmsg: 'as documented, rid: 1' })
