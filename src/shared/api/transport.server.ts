import { getGlobalStartContext } from '@tanstack/react-start'

export type ApiFetch = (request: Request) => Promise<Response>

/** API_BASE over HTTP when it is set, otherwise the embedded API in this process. */
export function resolveTransport(): { base: string; fetch: ApiFetch } {
  const base = process.env.API_BASE
  const { api: embedded, ip } = getGlobalStartContext() ?? {}
  if (base) return { base: base.replace(/\/$/, ''), fetch: (request) => fetch(ip ? forwarded(request, ip) : request) }
  if (!embedded) throw new Error('no API: set API_BASE or serve the pages through server/main.ts')
  return { base: 'http://embedded.internal', fetch: embedded }
}

/** The other API counts its limits for the person's address, not for this server's. */
function forwarded(request: Request, ip: string): Request {
  request.headers.set('X-Forwarded-For', ip)
  return request
}
