import { setTimeout } from 'node:timers/promises'

/** What comes of `work` within a time, ms; undefined when it takes longer. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController()
  const late = setTimeout(milliseconds, undefined, { signal: timer.signal })
  late.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}
