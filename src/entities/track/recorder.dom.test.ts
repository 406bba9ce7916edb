import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { TrackEvent } from '#contract/track.ts'
import { server } from '../../../tests/support/mock-server.ts'
import { createRecorder } from './recorder.ts'
import { EVENTS_KEY, SESSION_KEY, forgetTracked, recordWith, track } from './track.ts'

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

interface Batch {
  dataList: TrackEvent[]
  version: string
  channel: string
  platform: string
}

let sent: Batch[]
let answer: () => Response
let place: string
let stop: () => void

const stored = () => JSON.parse(localStorage.getItem(EVENTS_KEY) ?? '[]') as TrackEvent[]
const ok = () => HttpResponse.json({ code: codes.success, msg: 'ok', data: { stored: 1 } })
const refuse = (code: number) => () => HttpResponse.json({ code, msg: 'no', data: {} })
const like = (times: number) => {
  for (let n = 0; n < times; n++) track('save', { content: `work-${n}` })
}
/** Comes when what was begun in this moment is over: the call went out and was answered. */
const settled = () => vi.waitFor(() => expect(inFlight).toBe(0))
let inFlight: number

beforeEach(() => {
  sent = []
  answer = ok
  inFlight = 0
  place = '/'
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PIXEL)
  server.use(
    http.post('*/api/report/events', async ({ request }) => {
      sent.push((await request.json()) as Batch)
      return answer()
    }),
  )
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    inFlight++
    return fetch(...args).finally(() => setTimeout(() => inFlight--))
  })
  stop = recordWith(createRecorder({ os: () => undefined, userId: () => 'u1', place: () => place }))
})
afterEach(() => stop())

test('without a recorder nothing is kept, and no session has a name', () => {
  stop()
  like(9)
  expect(localStorage.length).toBe(0)
  expect(sent).toEqual([])
})

test('an event says what happened where, field by field', () => {
  vi.useFakeTimers({ now: 1_763_700_000_000, toFake: ['Date'] })
  track('page', {})
  place = '/functionList/draw/show'
  track('page', {})
  track('save', { content: 'w1' })
  const [, , event] = stored()
  expect(event).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    channel: 'web',
    dataSourceType: 'web',
    sessionId: expect.stringMatching(/^[a-z0-9]{32}$/),
    userId: 'u1',
    appVersion: '3.0.0',
    appName: 'Inkling',
    timestamp: 1_763_700_000_000,
    phoneBrand: 'Pixel 7',
    action: 'save',
    active_info: {
      content_id: 'w1',
      function: '/functionList/draw/show',
      starttime: 0,
      endtime: 0,
      actioninfo: { name: 'save', value: 0 },
      from: '/',
    },
  })
  vi.useRealTimers()
})

test('an iPad is told from the Mac that it says it is by its system', () => {
  stop()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15')
  stop = recordWith(createRecorder({ os: () => 'ios', userId: () => 'u1', place: () => place }))
  track('page', {})
  expect(stored()[0]).toMatchObject({ phoneBrand: 'Apple iPad' })
})

test('an event carries the channel of the link that the visit began with', () => {
  history.replaceState(null, '', '/?channel=spring')
  track('page', {})
  history.replaceState(null, '', '/')
  expect(stored()[0]).toMatchObject({ channel: 'spring' })
})

test('more than four are sent in one batch, and cleared once they are stored', async () => {
  like(4)
  expect(stored()).toHaveLength(4)
  await settled()
  expect(sent).toEqual([])
  like(1)
  await vi.waitFor(() => expect(stored()).toEqual([]))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ version: '3.0.0', channel: 'web', platform: 'h5' })
  expect(sent[0]!.dataList.map(({ active_info }) => active_info.content_id)).toEqual(['work-0', 'work-1', 'work-2', 'work-3', 'work-0'])
})

test('what comes while a batch is under way stays for the next', async () => {
  let finish = () => {}
  const slow = new Promise<void>((resolve) => (finish = resolve))
  server.use(
    http.post('*/api/report/events', async ({ request }) => {
      sent.push((await request.json()) as Batch)
      await slow
      return ok()
    }),
  )
  like(5)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  like(1)
  finish()
  await vi.waitFor(() => expect(stored()).toHaveLength(1))
  expect(sent).toHaveLength(1)
})

test('what could not be stored is kept, and tried again with the next event', async () => {
  answer = refuse(codes.internal)
  like(5)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await settled()
  expect(stored()).toHaveLength(5)
  answer = ok
  like(1)
  await vi.waitFor(() => expect(stored()).toEqual([]))
  expect(sent[1]!.dataList.slice(0, 5)).toEqual(sent[0]!.dataList)
})

test('what would be refused every time does not stand in the way', async () => {
  answer = refuse(codes.badInput)
  like(5)
  await vi.waitFor(() => expect(stored()).toEqual([]))
})

test('leaving sends whatever waits, in a request that may outlive the page', async () => {
  like(1)
  track('leave', { starttime: 1000, endtime: 5000 })
  await vi.waitFor(() => expect(stored()).toEqual([]))
  expect(vi.mocked(fetch).mock.calls[0]![1]).toEqual({ keepalive: true })
  expect(sent[0]!.dataList[1]).toMatchObject({ action: 'leave', active_info: { starttime: 1000, endtime: 5000 } })
})

test('no more than 500 wait; a batch has no more than 100', async () => {
  answer = refuse(codes.internal)
  like(1)
  const [event] = stored()
  localStorage.setItem(EVENTS_KEY, JSON.stringify(Array.from({ length: 500 }, () => event)))
  like(1)
  expect(stored()).toHaveLength(500)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.dataList).toHaveLength(100)
})

test('broken storage is as empty', () => {
  localStorage.setItem(EVENTS_KEY, '{"not": "a list"')
  localStorage.setItem(SESSION_KEY, '7')
  like(1)
  expect(stored()).toHaveLength(1)
  localStorage.setItem(EVENTS_KEY, '[{"uuid": 1}, null]')
  like(1)
  expect(stored()).toHaveLength(1)
})

test('a session has one name until it was not used for half an hour', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const minute = 60_000
  like(1)
  vi.setSystemTime(29 * minute)
  like(1)
  vi.setSystemTime(58 * minute)
  like(1)
  vi.setSystemTime(88 * minute)
  like(1)
  const [a, b, c, d] = stored().map(({ sessionId }) => sessionId)
  expect([b, c]).toEqual([a, a])
  expect(d).not.toBe(a)
  vi.useRealTimers()
})

test('forgetting leaves neither events nor a name', () => {
  like(2)
  forgetTracked()
  expect(localStorage.length).toBe(0)
})

test('a recorder that fails does not disturb the app', () => {
  stop()
  stop = recordWith({
    record: () => {
      throw new Error('broken')
    },
  })
  expect(() => track('login', {})).not.toThrow()
})
