import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { appConfig, type Locale } from '#config'
import { codes } from '#contract/codes.ts'
import type { EndpointName, RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { Upload, type Task } from '#contract/entities.ts'
import { Envelope } from '#contract/envelope.ts'
import { finalTaskStates } from '#contract/task-states.ts'
import { transfers } from '#contract/transfers.ts'
import { waitUntil } from '#server/platform/testing/wait-until.ts'
import { callApi } from '../../../src/shared/api/call-api.ts'

/** What another program of a person's would do with the API. */
export interface Client {
  token: string | undefined
  call: <N extends EndpointName>(name: N, payload: RequestOf<N>) => Promise<ResponseOf<N>>
  upload: (photo: Uint8Array) => Promise<Upload>
  /** Starts a creation with the generator's defaults. */
  create: (generator: string, input: Record<string, unknown>) => Promise<Task>
  /** Waits until a creation has come to a state that `wanted` accepts; any final one unless told. */
  follow: (id: string, wanted?: (task: Task) => boolean, timeoutMs?: number) => Promise<Task>
  coin: () => Promise<number>
}

export const isFinal = (task: Task) => finalTaskStates.includes(task.state)
/** A worker has it, and has begun to paint. */
export const isUnderWay = (task: Task) => task.state === 'running' && task.progress > 0

const FOLLOW_TIMEOUT_MS = 120_000
/** Asked more often, the API takes it for a flood. */
const POLL_MS = 150

/** A client of the installation at an address; a visitor's without a token. */
export function createClient(url: string, { token, locale = appConfig.defaultLocale }: { token?: string; locale?: Locale } = {}): Client {
  const base = url + appConfig.apiPath
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const fromOwnAddress = (request: Request) => {
    request.headers.set('X-Forwarded-For', address)
    return fetch(request)
  }
  const call: Client['call'] = async (name, payload) => {
    const outcome = await callApi(name, payload, { base, fetch: fromOwnAddress, token, platform: 'pc', locale })
    if (!outcome.ok) throw new Error(`${name} was refused with ${outcome.code}: ${outcome.message}`)
    return outcome.data
  }
  return {
    token,
    call,
    upload: async (photo) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(photo)]), 'photo')
      const response = await fetch(base + transfers.upload, { method: 'POST', body: form, headers: { Token: token ?? '' } })
      const { code, msg, data } = v.parse(Envelope, await response.json())
      if (code !== codes.success) throw new Error(`The upload was refused with ${code}: ${msg}`)
      return v.parse(Upload, data)
    },
    create: async (generator, input) => (await call('taskCreate', { requestId: randomUUID(), generator, input })).task,
    follow: (id, wanted = isFinal, timeoutMs = FOLLOW_TIMEOUT_MS) =>
      waitUntil(async () => {
        await delay(POLL_MS)
        const task = await call('taskDetail', { id })
        return wanted(task) && task
      }, timeoutMs),
    coin: async () => (await call('userInfo', {})).coin,
  }
}

/** A number that nobody has used before. */
export const newPhone = () => `139${String(randomInt(10 ** 8)).padStart(8, '0')}`

/** Logs a new person in, who can log in by a password as well. */
export async function registerWithPassword(url: string, password: string): Promise<{ person: Client; phone: string }> {
  const phone = newPhone()
  const visitor = createClient(url)
  const { demoCode = '' } = await visitor.call('changePasscode', { phone })
  const { ticket } = await visitor.call('checkPasscode', { phone, code: demoCode })
  const { token } = await visitor.call('forgetPassword', { ticket, password, agree: true })
  return { person: createClient(url, { token }), phone }
}

/** Logs a new person in, who reads a language. */
export async function registerPerson(url: string, { phone = newPhone(), locale }: { phone?: string; locale?: Locale } = {}): Promise<Client> {
  const visitor = createClient(url, { locale })
  const { demoCode } = await visitor.call('loginCode', { phone })
  if (demoCode === undefined) throw new Error('The installation does not show its codes')
  const { token } = await visitor.call('loginMobile', { phone, code: demoCode, agree: true })
  return createClient(url, { token, locale })
}
