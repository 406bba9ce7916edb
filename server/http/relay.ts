import { randomUUID } from 'node:crypto'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'
import { transfers } from '#contract/transfers.ts'
import type { Logger } from '../platform/log.ts'
import type { Say } from '../words/say.ts'
import { contractPath } from './api-path.ts'
import { tokenOf } from './calls.ts'
import { negotiateLocale } from './locale.ts'

const passedOn = ['accept', 'accept-language', 'comefrom', 'content-type', 'if-none-match', 'if-range', 'range', 'user-agent']
/** They belong to one connection, or no longer fit once fetch has unpacked the body. */
const notPassedBack = ['connection', 'content-encoding', 'keep-alive', 'transfer-encoding', 'set-cookie']

/** Sends calls of `/api/*` through to the API that API_BASE names, bodies and events streamed in both directions. */
export function createRelay(apiBase: string, say: Say, log: Logger) {
  return async (request: Request, ip: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const path = contractPath(pathname)
    const timeout = path === transfers.taskEvents ? undefined : startTimeout()
    try {
      const init: RequestInit & { duplex: 'half' } = {
        method: request.method,
        headers: headersOf(request, ip),
        body: request.body,
        duplex: 'half',
        redirect: 'manual',
        signal: timeout ? AbortSignal.any([request.signal, timeout.signal]) : request.signal,
      }
      const answer = await fetch(apiBase + path + search, init)
      const headers = new Headers(answer.headers)
      for (const name of notPassedBack) headers.delete(name)
      return new Response(answer.body, { status: answer.status, headers })
    } catch (error) {
      const requestId = randomUUID()
      if (!request.signal.aborted) log.error({ err: error, requestId, path }, 'API_BASE did not answer')
      const msg = say(negotiateLocale(request.headers.get('accept-language')), 'internal')
      return Response.json({ code: codes.internal, msg, sub_msg: '', data: { requestId } } satisfies Envelope, { status: 502 })
    } finally {
      timeout?.stop()
    }
  }
}

/** Until the answer begins; its body may take as long as it flows. */
function startTimeout() {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error('API_BASE took too long')), appConfig.timeouts.requestMs)
  return { signal: abort.signal, stop: () => clearTimeout(timer) }
}

function headersOf(request: Request, ip: string): Headers {
  const headers = new Headers({ 'X-Forwarded-For': ip, 'Accept-Encoding': 'identity' })
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const token = tokenOf(request.headers)
  if (token) headers.set('Token', token)
  return headers
}
