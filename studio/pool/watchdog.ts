import { LIFE_SIGNS } from './messages.ts'

/**
 * Calls `onSilent` once a task that has started gives no sign of life for `silence` milliseconds. Time in the queue
 * does not count, and a long task may go on for as long as it keeps checking for cancellation.
 */
export function watchLifeSigns(shared: Int32Array, silence: number, onSilent: () => void): { stop(): void } {
  let seen = 0
  let since = performance.now()
  const timer = setInterval(() => {
    const count = Atomics.load(shared, LIFE_SIGNS)
    const now = performance.now()
    if (count === 0 || count !== seen) {
      seen = count
      since = now
    } else if (now - since >= silence) {
      clearInterval(timer)
      onSilent()
    }
  }, Math.min(1000, silence / 4))
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
