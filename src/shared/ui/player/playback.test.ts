import { expect, test } from 'vitest'
import { arrivedFrom, clockTime, idle, nextPlayback, type Playback, type PlaybackEvent } from './playback.ts'

const after = (...events: (PlaybackEvent | PlaybackEvent['type'])[]): Playback =>
  events.reduce<Playback>((state, event) => nextPlayback(state, typeof event === 'string' ? ({ type: event } as PlaybackEvent) : event), idle)
const at = (time: number): PlaybackEvent => ({ type: 'time', time, duration: 30, buffered: time + 5 })

test('a film plays, waits for what has not arrived, goes on, and is stopped', () => {
  expect(after('play', at(3), 'waiting')).toMatchObject({ phase: 'playing', waiting: true, time: 3, buffered: 8 })
  expect(after('play', 'waiting', 'flowing')).toMatchObject({ phase: 'playing', waiting: false })
  expect(after('play', 'waiting', 'pause')).toMatchObject({ phase: 'paused', waiting: false })
})

test('the pause at the end is no pause, and going back makes it one', () => {
  expect(after('play', at(30), 'ended', 'pause')).toMatchObject({ phase: 'ended', time: 30 })
  expect(after('play', at(30), 'ended', at(12))).toMatchObject({ phase: 'paused', time: 12 })
})

test('one that fails says so until it is tried again', () => {
  expect(after('play', at(4), 'failed', 'pause', 'waiting')).toMatchObject({ phase: 'failed', waiting: false, time: 4 })
  expect(after('play', at(4), 'failed', 'retry')).toMatchObject({ phase: 'playing', waiting: true, time: 4 })
})

test('times read as clocks', () => {
  expect([0, 9.9, 65, 3723, Number.NaN].map(clockTime)).toEqual(['0:00', '0:09', '1:05', '1:02:03', '0:00'])
})

test('what has arrived counts to its next gap', () => {
  const pieces = [[0, 4], [10, 20]] as const
  const ranges = { length: 2, start: (at: number) => pieces[at]![0], end: (at: number) => pieces[at]![1] }
  expect([1, 6, 12].map((time) => arrivedFrom(time, ranges))).toEqual([4, 6, 20])
})
