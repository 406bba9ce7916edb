import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '#config'
import { codes } from '#contract/codes.ts'
import type { Task } from '#contract/entities.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import { waitUntil } from '../platform/testing/wait-until.ts'
import { createTestApi, send, someTask, TOKEN } from './testing.ts'

describe('the events of creations', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
  })
  afterAll(() => platform.close())

  function openApi() {
    const listeners = new Set<(task: Task) => void>()
    const languages: Locale[] = []
    const api = createTestApi(
      platform,
      { taskList: async (_, { locale }) => (languages.push(locale), { tasks: [someTask('going on')] }) },
      { subscribeTasks: (_, listener, locale) => (languages.push(locale), listeners.add(listener), () => listeners.delete(listener)) },
    )
    return { api, listeners, languages }
  }

  it('begin with what is going on, then come as they happen, and stop when the page goes', async () => {
    const { api, listeners, languages } = openApi()
    const gone = new AbortController()
    const response = await send(api, '/task/events?locale=fr', { method: 'GET', headers: { 'Cookie': `uni_id_token=${TOKEN}`, 'Accept-Language': 'en' }, signal: gone.signal })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    let text = ''
    const reading = response.body!.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (chunk) => void (text += chunk) }))
    await waitUntil(() => text.includes('going on'))
    // Browsers send their own language here.
    expect(languages).toEqual(['fr', 'fr'])
    listeners.forEach((tell) => tell(someTask('news')))
    await waitUntil(() => text.includes('event: task\ndata: {"id":"news"'))
    gone.abort()
    await reading
    expect(listeners.size).toBe(0)
  })

  it('end when the server stops', async () => {
    const { api, listeners } = openApi()
    const response = await send(api, '/task/events', { method: 'GET', headers: { Token: TOKEN } })
    const whole = response.text()
    api.close()
    expect(await whole).toContain('retry: 2000')
    expect(listeners.size).toBe(0)
  })

  it('are for a person', async () => {
    const response = await send(openApi().api, '/task/events', { method: 'GET' })
    expect(await response.json()).toMatchObject({ code: codes.notLoggedIn })
  })
})
