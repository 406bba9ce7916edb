import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '#config'
import { listenToEvents } from './event-stream.ts'

class Stream {
  onopen = () => {}
  onerror = () => {}
  closed = false
  private readonly listeners = new Map<string, (event: { data: string }) => void>()

  constructor() {
    streams.push(this)
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.listeners.set(name, listener)
  }
  close() {
    this.closed = true
  }
  tell(name: string, data: unknown) {
    this.listeners.get(name)?.({ data: JSON.stringify(data) })
  }
}

const { socketMs } = appConfig.timeouts
let streams: Stream[]
let told: unknown[]
let streaming: boolean
let stop: () => void

const newest = () => streams.at(-1)!
const open = () => streams.filter(({ closed }) => !closed).length
const pass = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  streams = []
  told = []
  streaming = false
  stop = listenToEvents({ event: 'task', onEvent: (task) => told.push(task), onStreaming: (now) => (streaming = now) })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('news arrive while it stands', () => {
  newest().onopen()
  newest().tell('task', { progress: 0.5 })
  expect(told).toEqual([{ progress: 0.5 }])
  expect(streaming).toBe(true)
})

test('all who listen share one stream, until the last has gone', () => {
  newest().onopen()
  const counts: unknown[] = []
  let known = false
  const stopOther = listenToEvents({ event: 'unread', onEvent: (count) => counts.push(count), onStreaming: (now) => (known = now) })
  expect([streams.length, known]).toEqual([1, true])
  newest().tell('unread', { count: 2 })
  stop()
  newest().tell('unread', { count: 3 })
  expect(counts).toEqual([{ count: 2 }, { count: 3 }])
  expect(open()).toBe(1)
  stopOther()
  expect(open()).toBe(0)
})

test('one that does not open within a minute is given up and opened anew', () => {
  pass(socketMs - 1)
  expect(streams).toHaveLength(1)
  pass(1)
  expect(newest().closed).toBe(true)
  pass(2000)
  expect(streams).toHaveLength(2)
})

test('one that falls silent is dead; what it says keeps it', () => {
  newest().onopen()
  for (let beat = 0; beat < 10; beat++) {
    pass(socketMs - 1000)
    newest().tell('beat', {})
  }
  expect(streams).toHaveLength(1)
  pass(socketMs)
  expect(streaming).toBe(false)
  pass(2000)
  expect(streams).toHaveLength(2)
})

test('one that breaks is opened anew, later each time', () => {
  for (const pause of [2000, 4000, 8000]) {
    newest().onerror()
    expect(streaming).toBe(false)
    const before = streams.length
    pass(pause - 1)
    expect(streams).toHaveLength(before)
    pass(1)
    expect(streams).toHaveLength(before + 1)
  }
  newest().onopen()
  newest().onerror()
  pass(2000)
  expect(open()).toBe(1)
})

test('without a network it is down at once, and up as soon as that is back', () => {
  newest().onopen()
  window.dispatchEvent(new Event('offline'))
  expect(streaming).toBe(false)
  window.dispatchEvent(new Event('online'))
  newest().onopen()
  expect(streaming).toBe(true)
  expect(open()).toBe(1)
})

test('nothing goes on when it is stopped', () => {
  stop()
  expect(open()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
