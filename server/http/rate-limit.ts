import type { MiddlewareHandler } from 'hono'
import { createCallLimit } from '../call-limit.ts'
import { networkOf } from '../network-of.ts'
import type { ApiTypes } from './app.ts'
import type { ApiDomains } from './api-domains.ts'

/** Far above what a household or an office needs; it only stops floods. Finer limits are the domains'. */
export const FLOOD = { calls: 1200, seconds: 60 }

/** Limits the calls from one address. */
export function limitRate(): MiddlewareHandler<ApiTypes> {
  const limit = createCallLimit(FLOOD)
  return async (c, next) => {
    if (!c.env.own) limit(networkOf(c.env.ip))
    await next()
  }
}

/** Limits the calls of one person, from however many addresses. */
export function limitPersons(authenticate: ApiDomains['authenticate']): ApiDomains['authenticate'] {
  const limit = createCallLimit(FLOOD)
  return async (token, ip) => {
    const identity = await authenticate(token, ip)
    if (identity) limit(identity.userId)
    return identity
  }
}
