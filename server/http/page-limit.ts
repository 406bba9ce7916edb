import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'
import { createCallLimit } from '../call-limit.ts'
import { networkOf } from '../network-of.ts'
import type { Say } from '../words/say.ts'
import { negotiateLocale } from './locale.ts'

/** A page is rendered once when somebody comes; what follows are calls. So this is a whole office that comes at once. */
const PAGES = { calls: 300, seconds: 60 }

/** Limits the pages that are rendered for one address: one costs as much as many calls. Answers those that are too many. */
export function createPageLimit(say: Say): (request: Request, ip: string) => Response | undefined {
  const limit = createCallLimit(PAGES)
  return (request, ip) => {
    try {
      limit(networkOf(ip))
      return undefined
    } catch (error) {
      if (!(error instanceof BusinessError && error.code === codes.tooManyRequests)) throw error
      const words = say(negotiateLocale(request.headers.get('accept-language')), error.reason, error.values)
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(error.detail.retryAfter), 'Cache-Control': 'no-store' }
      return new Response(words, { status: 429, headers })
    }
  }
}
