import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { appConfig, type Locale } from '#config'
import { codes } from '#contract/codes.ts'
import { endpoints, type EndpointName, type RequestOf, type ResponseOf } from '#contract/endpoints/endpoints.ts'
import { finalTaskStates } from '#contract/task-states.ts'

/** Somebody new, who is logged in. */
interface Person {
  token: string
  /** Makes a picture and waits for it. */
  paint(prompt: string): Promise<void>
}

const POLL_MS = 400
const { appVersion, channel, apiPath } = appConfig

/** Calls an installation's API as another program would. */
export async function callInstallation<N extends EndpointName>(url: string, name: N, payload: RequestOf<N>, { locale = 'zh-Hans', token }: { locale?: Locale; token?: string } = {}): Promise<ResponseOf<N>> {
  const response = await fetch(url + apiPath + endpoints[name].path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': locale, 'Comefrom': 'pc', ...(token && { Token: token }) },
    body: JSON.stringify({ ...payload, version: appVersion, channel, platform: 'pc' }),
  })
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: ResponseOf<N> }
  if (code !== codes.success) throw new Error(`${name} was refused with ${code}: ${msg}`)
  return data
}

export async function registerPerson(url: string, locale: Locale): Promise<Person> {
  const phone = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const { demoCode } = await callInstallation(url, 'loginCode', { phone }, { locale })
  const { token } = await callInstallation(url, 'loginMobile', { phone, code: demoCode!, agree: true }, { locale })
  return {
    token,
    async paint(prompt) {
      const { task } = await callInstallation(url, 'taskCreate', { requestId: randomUUID(), generator: 'text-to-image', input: { prompt, size: '3:4' } }, { locale, token })
      for (let state = task.state; !finalTaskStates.includes(state); ) {
        await delay(POLL_MS)
        state = (await callInstallation(url, 'taskDetail', { id: task.id }, { locale, token })).state
      }
    },
  }
}
