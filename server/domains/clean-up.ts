import type { Logger } from '../platform/log.ts'

type CleanUps = Record<string, (signal: AbortSignal) => Promise<void>>

/** What one clean-up has not done after this time, milliseconds, it does the next time; the queue gives all of them half an hour. */
const EACH_MS = 5 * 60_000

/**
 * Runs clean-ups in their order, as what one removes may free what the next does. One that fails, hangs or has too much
 * to do keeps no other from its work. Fails in the end when one did, so that the queue tries again.
 */
export function createCleanUp(log: Logger, cleanUps: CleanUps, eachMs = EACH_MS) {
  return async function cleanUp(signal: AbortSignal): Promise<void> {
    const failures: unknown[] = []
    for (const [name, work] of Object.entries(cleanUps)) {
      signal.throwIfAborted()
      const late = AbortSignal.timeout(eachMs)
      const limited = AbortSignal.any([signal, late])
      try {
        await Promise.race([work(limited), abortionOf(limited)])
      } catch (error) {
        signal.throwIfAborted()
        // Having too much to do is nothing that trying again at once would mend.
        if (late.aborted) log.warn({ cleanUp: name }, 'clean-up goes on the next time')
        else {
          log.error({ err: error, cleanUp: name }, 'clean-up failed')
          failures.push(error)
        }
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything was cleaned up')
  }
}

const abortionOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))
