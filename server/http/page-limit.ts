import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'
import { createCallLimit } from '../call-limit.ts'
import { networkOf } from '../network-of.ts'
import type { AnswerPage } from '../serve.ts'
import type { Say } from '../words/say.ts'
import { negotiateLocale } from './locale.ts'

/** A page is rendered once when somebody comes; what follows are calls. So this is a whole office that comes at once. */
const PAGES = { calls: 300, seconds: 60 }

/** Limits the pages that are rendered for one address: one costs as much as many calls. Stands right before the rendering. */
export function limitPages(say: Say, render: AnswerPage): AnswerPage {
  const limit = createCallLimit(PAGES)
  return async (request, ip) => {
    try {
      // Calls have their own limit.
      if (request.method !== 'POST') limit(networkOf(ip))
    } catch (error) {
      if (!(error instanceof BusinessError && error.code === codes.tooManyRequests)) throw error
      const words = say(negotiateLocale(request.headers.get('accept-language')), error.reason, error.values)
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(error.detail.retryAfter), 'Cache-Control': 'no-store' }
      return new Response(words, { status: 429, headers })
    }
    return render(request, ip)
  }
}
