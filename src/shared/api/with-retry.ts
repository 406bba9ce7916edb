import { isOnline } from '~/shared/lib/online.ts'

/** Attempts of a call that may be repeated, the first included. */
const ATTEMPTS = 3
const FIRST_PAUSE_MS = 400

interface RetryOptions {
  /** Whether a failed attempt may be sent again without harm. */
  repeatable: boolean
  signal?: AbortSignal
}

/** Sends again, after growing pauses, what was lost on the way; not what was refused, stopped or took too long. */
export async function withRetry<Result>(send: () => Promise<Result>, { repeatable, signal }: RetryOptions): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (failure) {
      if (!repeatable || attempt >= ATTEMPTS || !isConnectionLost(failure) || !isOnline()) throw failure
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), signal)
    }
  }
}

/** fetch throws a TypeError, our use of XMLHttpRequest a NetworkError. */
const isConnectionLost = (failure: unknown) =>
  failure instanceof TypeError || (failure instanceof DOMException && failure.name === 'NetworkError')

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
