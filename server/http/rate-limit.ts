import type { MiddlewareHandler } from 'hono'
import { createCallLimit } from '../call-limit.ts'
import type { ApiTypes } from './app.ts'

/** Limits the calls from one address. */
export function limitRate(): MiddlewareHandler<ApiTypes> {
  // Far above what a household or an office needs; it only stops floods. Finer limits are the domains'.
  const limit = createCallLimit({ calls: 1200, seconds: 60 })
  return async (c, next) => {
    await limit(c.env.ip)
    await next()
  }
}
