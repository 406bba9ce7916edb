export interface LatestOnly<T extends unknown[]> {
  push(...values: T): void
  /** Drops what waits and settles when the call that runs has ended. */
  close(): Promise<void>
}

/**
 * Calls `send` with the newest values: one call at a time, the next at least `intervalMs` after it. What comes
 * in between is replaced by what comes later. `idle` is called when nothing waits any more.
 */
export function latestOnly<T extends unknown[]>(send: (...values: T) => Promise<void>, intervalMs: number, idle?: () => void): LatestOnly<T> {
  let waiting: T | undefined
  let loop: Promise<void> | undefined
  let wake: (() => void) | undefined

  const pause = () =>
    new Promise<void>((resume) => {
      const timer = setTimeout(resume, intervalMs)
      wake = () => {
        clearTimeout(timer)
        resume()
      }
    })

  async function run(): Promise<void> {
    while (waiting) {
      const values = waiting
      waiting = undefined
      await send(...values)
      if (intervalMs > 0) await pause()
    }
    loop = undefined
    idle?.()
  }

  return {
    push(...values) {
      waiting = values
      loop ??= run()
    },
    async close() {
      waiting = undefined
      wake?.()
      await loop
    },
  }
}
