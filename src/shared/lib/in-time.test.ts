import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
/** What a call has come to by now. */
function watch(call: Promise<unknown>) {
  const seen = { outcome: 'under way' }
  call.then(
    () => (seen.outcome = 'done'),
    (error: Error) => (seen.outcome = error.name),
  )
  return seen
}

test('what is silent for as long as it may be ends with a time-out, and is told to stop', async () => {
  let told: AbortSignal | undefined
  const seen = watch(inTime(60_000, (signal) => ((told = signal), never())))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(seen.outcome).toBe('under way')
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.outcome).toBe('TimeoutError')
  expect(told?.aborted).toBe(true)
})

test('a transfer that goes on has its time anew', async () => {
  let alive = () => {}
  const seen = watch(inTime(60_000, (_signal, more) => ((alive = more), never())))
  await vi.advanceTimersByTimeAsync(59_000)
  alive()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(seen.outcome).toBe('under way')
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen.outcome).toBe('TimeoutError')
})

test('who gives it up ends it, before it began as well', async () => {
  const stop = new AbortController()
  const seen = watch(inTime(60_000, never, stop.signal))
  stop.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.outcome).toBe('AbortError')

  const run = vi.fn(never)
  await expect(inTime(60_000, run, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(run).not.toHaveBeenCalled()
})

test('what came in time leaves nothing behind', async () => {
  expect(await inTime(60_000, async () => 1, new AbortController().signal)).toBe(1)
  await expect(inTime(60_000, () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
  expect(vi.getTimerCount()).toBe(0)
})
