import { codes } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Logger } from '../platform/log.ts'
import type { AnswerApi } from '../serve.ts'
import type { Say } from '../words/say.ts'
import { cookieToken } from './calls.ts'
import { negotiateLocale } from './locale.ts'

interface Door {
  publicUrl: string | undefined
  say: Say
  log: Logger
}

/** Refuses calls that another site's page makes in the name of whoever is logged in here. Other programs bring no cookie. */
export function refuseForeignCalls({ publicUrl, say, log }: Door, answer: AnswerApi): AnswerApi {
  return async (request, ip) => {
    if (isReading(request.method) || cookieToken(request.headers) === undefined || !isForeign(request, publicUrl)) return answer(request, ip)
    log.warn({ origin: request.headers.get('origin'), path: new URL(request.url).pathname }, 'a call from another site was refused')
    const msg = say(negotiateLocale(request.headers.get('accept-language')), 'no-permission')
    const refusal: Envelope = { code: codes.noPermission, msg, sub_msg: '', data: { reason: 'no-permission' } }
    return Response.json(refusal, { status: 403 })
  }
}

const isReading = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Browsers say where a call comes from; the older ones, and pages without https, by the Origin header alone. */
function isForeign({ url, headers }: Request, publicUrl: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  // A proxy in front may speak https where this server does not, so the hosts are compared.
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)
  return ![url, publicUrl ?? ''].map(hostOf).includes(hostOf(origin) ?? 'none')
}
