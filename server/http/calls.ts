import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { platforms } from '#contract/envelope.ts'
import { BusinessError } from '../business-error.ts'
import type { Call, UserCall } from '../call.ts'
import type { ApiContext } from './app.ts'
import type { ApiDomains } from './api-domains.ts'

/** The token of the header or, where a browser cannot set one (pictures, events), of the cookie. */
export function tokenOf(headers: Headers): string | undefined {
  const cookie = headers.get('cookie') ?? ''
  const inCookie = new RegExp(`(?:^|;\\s*)${appConfig.session.tokenKey}=([^;]+)`).exec(cookie)?.[1]
  return headers.get('token') || inCookie || undefined
}

/** What handlers are told about a call. A token that is not good any more counts as none. */
export async function openCall(c: ApiContext, authenticate: ApiDomains['authenticate'], platform: string | undefined): Promise<Call> {
  const token = tokenOf(c.req.raw.headers)
  const identity = token === undefined ? undefined : await authenticate(token)
  const { requestId, locale, log } = c.var
  return {
    requestId,
    locale,
    platform: platform ?? c.req.header('comefrom') ?? platforms[0],
    ip: c.env.ip,
    userAgent: c.req.header('user-agent'),
    identity,
    log: identity ? log.child({ userId: identity.userId }) : log,
    signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(appConfig.timeouts.requestMs)]),
  }
}

/** Refuses a call of nobody. */
export function asUserCall(call: Call): UserCall {
  if (!call.identity) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
  return { ...call, identity: call.identity }
}
