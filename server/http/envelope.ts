import { codes } from '#contract/codes.ts'
import type { Envelope, ErrorDetail } from '#contract/envelope.ts'
import { BusinessError } from '../business-error.ts'
import type { Say } from '../words/say.ts'
import type { ApiContext } from './app.ts'

export function success(c: ApiContext, data: unknown): Response {
  return c.json({ code: codes.success, msg: 'ok', sub_msg: '', data } satisfies Envelope)
}

/** Business refusals with words in the caller's language; anything else is logged and told only by its request id. */
export function failure(c: ApiContext, error: unknown, say: Say): Response {
  const { locale, requestId, log } = c.var
  if (error instanceof BusinessError) {
    log.info({ code: error.code, reason: error.reason, field: error.detail.field }, 'refused')
    // What a browser fetches by itself, such as a picture, must not take the words for it.
    const status = error.code === codes.tooManyRequests && c.req.method === 'GET' ? 429 : 200
    return refusal(c, error.code, say(locale, error.reason, error.values), error.detail, status)
  }
  if (c.req.raw.signal.aborted) log.info('the caller went away')
  else log.error({ err: error }, 'call failed')
  return refusal(c, codes.internal, say(locale, 'internal'), { reason: 'internal', requestId })
}

function refusal(c: ApiContext, code: number, msg: string, data: ErrorDetail, status: 200 | 429 = 200): Response {
  return c.json({ code, msg, sub_msg: '', data } satisfies Envelope, status)
}
