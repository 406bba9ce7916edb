import { getGlobalStartContext } from '@tanstack/react-start'

export type ApiFetch = (request: Request) => Promise<Response>

/** API_BASE over HTTP when it is set, otherwise the embedded API in this process. */
export function resolveTransport(): { base: string; fetch: ApiFetch } {
  const base = process.env.API_BASE
  if (base) return { base: base.replace(/\/$/, ''), fetch: (request) => fetch(request) }
  const embedded = getGlobalStartContext()?.api
  if (!embedded) throw new Error('no API: set API_BASE or serve the pages through server/main.ts')
  return { base: 'http://embedded.internal', fetch: embedded }
}
