import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'
import type { ApiTypes } from './app.ts'

/** Far above what a household or an office needs; it only stops floods. Finer limits are the domains'. */
const CALLS = 1200
const SECONDS = 60

/** Limits the calls from one address. */
export function limitRate(): MiddlewareHandler<ApiTypes> {
  const limiter = new RateLimiterMemory({ points: CALLS, duration: SECONDS })
  return async (c, next) => {
    try {
      await limiter.consume(c.env.ip)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const seconds = Math.ceil(refused.msBeforeNext / 1000)
      throw new BusinessError(codes.tooManyRequests, 'too-many-requests', { retryAfter: seconds }, { seconds })
    }
    await next()
  }
}
