import { FastResponse } from 'srvx'
import type { Envelope } from '#contract/envelope.ts'
import type { ApiContext } from './app.ts'
import { apiHeaders } from './security-headers.ts'

/** What every answer of the API says of itself. */
export const headersOf = (requestId: string): Record<string, string> => ({ ...apiHeaders, 'X-Request-Id': requestId })

/** An envelope as an answer. Its headers are set with it: adding them one by one afterwards takes longer than most calls. */
export function answer(c: ApiContext, envelope: Envelope, status = 200): Response {
  c.set('enveloped', true)
  return new FastResponse(JSON.stringify(envelope), { status, headers: { 'Content-Type': 'application/json', ...headersOf(c.get('requestId')) } })
}
