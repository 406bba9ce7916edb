import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { codes } from '#contract/codes.ts'
import { BusinessError } from './business-error.ts'

interface CallLimitOptions {
  calls: number
  seconds: number
}

/** Counts a call of the key, an address for one; refuses it when there were too many. Each process counts for itself. */
export function createCallLimit({ calls, seconds }: CallLimitOptions): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return async (key) => {
    try {
      await limiter.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const wait = Math.ceil(refused.msBeforeNext / 1000)
      throw new BusinessError(codes.tooManyRequests, 'too-many-requests', { retryAfter: wait }, { seconds: wait })
    }
  }
}
