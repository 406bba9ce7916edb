import { createHash } from 'node:crypto'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { platforms } from '#contract/entities.ts'
import { hasPermission } from '#contract/permissions.ts'
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
  const identity = token === undefined ? undefined : await authenticate(token, c.env.ip)
  const { requestId, locale, log } = c.var
  return {
    requestId,
    locale,
    platform: platform ?? c.req.header('comefrom') ?? platforms[0],
    ip: c.env.ip,
    userAgent: c.req.header('user-agent'),
    device: deviceOf(c),
    identity,
    log: identity ? log.child({ userId: identity.userId }) : log,
    signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(appConfig.timeouts.requestMs)]),
  }
}

/** The web server names the browser by a cookie of its own; callers that name nothing are told apart by what they show. */
function deviceOf(c: ApiContext): string {
  const named = c.req.header('device')
  if (named && /^[\w-]{16,64}$/.test(named)) return named
  return createHash('sha256').update(`${c.env.ip} ${c.req.header('user-agent') ?? ''}`).digest('base64url')
}

/** Refuses a call of nobody. */
export function asUserCall(call: Call): UserCall {
  if (!call.identity) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
  return { ...call, identity: call.identity }
}

/** Refuses a call of nobody, and of a person without a mobile number. */
function asBoundCall(call: Call): UserCall {
  const checked = asUserCall(call)
  if (!checked.identity.bound) throw new BusinessError(codes.bindMobile, 'mobile-needed')
  return checked
}

const byAccess = { anyone: (call: Call): Call => call, user: asUserCall, bound: asBoundCall }

/** Lets a call pass that the endpoint is open to. */
export function admit(call: Call, { access, permission }: Pick<Endpoint, 'access' | 'permission'>): Call {
  const admitted = byAccess[access](call)
  if (permission && !(call.identity && hasPermission(call.identity, permission))) throw new BusinessError(codes.noPermission, 'no-permission')
  return admitted
}
