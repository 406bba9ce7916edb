import { codes } from '#contract/codes.ts'
import type { ErrorDetail } from '#contract/envelope.ts'
import { BusinessError } from '../business-error.ts'
import type { Say } from '../words/say.ts'
import { answer } from './answer.ts'
import type { ApiContext } from './app.ts'

export function success(c: ApiContext, data: unknown): Response {
  return answer(c, { code: codes.success, msg: 'ok', sub_msg: '', data })
}

/** Business refusals with words in the caller's language; anything else is logged and told only by its request id. */
export function failure(c: ApiContext, error: unknown, say: Say, status?: number): Response {
  const { locale, requestId } = c.var
  const log = c.var.log()
  if (error instanceof BusinessError) {
    log.info({ code: error.code, reason: error.reason, field: error.detail.field }, 'refused')
    // What a browser fetches by itself, such as a picture, must not take the words for it.
    const isFlood = error.code === codes.tooManyRequests && c.req.method === 'GET'
    return refusal(c, error.code, say(locale, error.reason, error.values), error.detail, isFlood ? 429 : status)
  }
  if (c.req.raw.signal.aborted) log.info('the caller went away')
  else log.error({ err: error }, 'call failed')
  return refusal(c, codes.internal, say(locale, 'internal'), { reason: 'internal', requestId })
}

function refusal(c: ApiContext, code: number, msg: string, data: ErrorDetail, status?: number): Response {
  return answer(c, { code, msg, sub_msg: '', data }, status)
}
