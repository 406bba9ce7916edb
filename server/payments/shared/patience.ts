import { setTimeout } from 'node:timers/promises'
import { ProviderUnreachableError } from '../payment-provider.ts'

/** How long one attempt may take, ms, and the pauses before the next ones, ms; as many attempts as pauses and one more. */
export interface Patience {
  timeoutMs: number
  pauses: readonly number[]
}

export const defaultPatience: Patience = { timeoutMs: 10_000, pauses: [300, 1000] }

/**
 * What `attempt` answers. Attempts that throw ProviderUnreachableError or take too long are made again, so they must be such that
 * happening twice does no harm; the last one's error is thrown.
 */
export async function patiently<T>(
  { timeoutMs, pauses }: Patience,
  signal: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let made = 0; ; made++) {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    try {
      return await untilAborted(ends, attempt(ends))
    } catch (error) {
      if (!(error instanceof ProviderUnreachableError) || signal.aborted || made >= pauses.length) throw error
    }
    await untilAborted(signal, setTimeout(pauses[made], undefined, { signal }))
  }
}

/** SDKs do not all end their work when they are told to. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ProviderUnreachableError('no answer in time'))
    signal.addEventListener('abort', giveUp, { once: true })
    work
      .then(resolve, (error: Error) => (signal.aborted ? giveUp() : reject(error)))
      .finally(() => signal.removeEventListener('abort', giveUp))
    if (signal.aborted) giveUp()
  })
}
