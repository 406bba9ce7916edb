import type { Task } from '#contract/entities.ts'
import type { Handlers, Identity } from '../call.ts'
import type { CloudService } from '../cloud-service.ts'
import type { Platform } from '../platform/platform.ts'
import { createSay } from '../words/say.ts'
import type { ApiDomains } from './api-domains.ts'
import { createApi, type Api } from './api.ts'

export const person: Identity = { userId: '0b0e7a52-0000-4000-8000-000000000001', sessionId: 's', roles: [], permissions: [], bound: true }
export const TOKEN = 'good.token.here'

/** Only what the HTTP layer passes on. */
export const someTask = (id: string) => ({ id, state: 'running' }) as Task

/** For tests that never ask for it. */
export const noCloud: CloudService = {
  handlers: {} as CloudService['handlers'],
  authorise: () => Promise.reject(new Error('not in this test')),
  receive: () => Promise.reject(new Error('not in this test')),
}

/** The API over domains that know one person and do what the test says. */
export function createTestApi(platform: Platform, handlers: Partial<Handlers> = {}, domains: Partial<ApiDomains> = {}): Api {
  return createApi({
    platform,
    say: createSay(),
    domains: {
      // A test calls only the handlers that it gives.
      handlers: handlers as Handlers,
      authenticate: async (token) => (token === TOKEN ? person : undefined),
      upload: () => Promise.reject(new Error('not in this test')),
      uploadFilm: () => Promise.reject(new Error('not in this test')),
      subscribeTasks: () => () => {},
      subscribeUnread: () => () => {},
      findShareCard: async () => undefined,
      findExport: async () => undefined,
      engineStatuses: () => [{ id: 'studio', name: 'The studio', state: 'ready', offers: [] }],
      search: { answer: () => { throw new Error('not in this test') } },
      cloud: noCloud,
      receivePaymentNotice: () => Promise.reject(new Error('not in this test')),
      ...domains,
    },
  })
}

export interface TestRequest {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  signal?: AbortSignal
}

export const send = (api: Api, path: string, request: TestRequest = {}) =>
  api.fetch(new Request(`http://api.test${path}`, { method: 'POST', ...request }), '203.0.113.7')

export async function sendJson(api: Api, path: string, payload: unknown, headers: Record<string, string> = {}) {
  const response = await send(api, path, { headers, body: typeof payload === 'string' ? payload : JSON.stringify(payload) })
  return (await response.json()) as { code: number; msg: string; sub_msg: string; data: Record<string, unknown> }
}
