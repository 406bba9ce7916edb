import type { Clock } from './platform.ts'

/**
 * What `load` answers, asked for at most once in `seconds`, however many want it at once. A failure is told to all who
 * waited and not remembered.
 */
export function remember<T>(clock: Clock, seconds: number, load: () => Promise<T>): () => Promise<T> {
  let known: { until: number; value: Promise<T> } | undefined
  return () => {
    const now = clock.now().getTime()
    if (known && now < known.until) return known.value
    const asked = { until: now + seconds * 1000, value: load() }
    known = asked
    asked.value.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.value
  }
}
