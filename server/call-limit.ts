import { codes } from '#contract/codes.ts'
import { BusinessError } from './business-error.ts'

/** Keys that are remembered at most: a flood of addresses must not fill the memory. */
const MOST_KEYS = 50_000

interface CallLimitOptions {
  calls: number
  seconds: number
  /** What is thrown when there were too many, with the seconds until there may be more. */
  refusal?: (seconds: number) => BusinessError
  /** Milliseconds that only go forward. */
  now?: () => number
}

/** Counts a call of the key, or as many as `weight` says; throws a refusal when there were too many. */
export type CallLimit = (key: string, weight?: number) => void

/** A limit of calls for each key, an address or a person. Each process counts for itself. */
export function createCallLimit({ calls, seconds, refusal = tooManyRequests, now = () => performance.now() }: CallLimitOptions): CallLimit {
  /** All windows are equally long, so the first to begin is the first to end, and stands first. */
  const windows = new Map<string, { left: number; ends: number }>()

  const forget = (at: number) => {
    for (const [key, { ends }] of windows) {
      if (ends > at && windows.size < MOST_KEYS) return
      windows.delete(key)
    }
  }

  return (key, weight = 1) => {
    const at = now()
    forget(at)
    const window = windows.get(key) ?? { left: calls, ends: at + seconds * 1000 }
    if (window.left < weight) throw refusal(Math.ceil((window.ends - at) / 1000))
    window.left -= weight
    windows.set(key, window)
  }
}

const tooManyRequests = (seconds: number) => new BusinessError(codes.tooManyRequests, 'too-many-requests', { retryAfter: seconds }, { seconds })
