import { randomUUID } from 'node:crypto'
import { appConfig } from '#config'
import { SIGNATURE_HEADER } from '#contract/cloud.ts'
import { codes } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'
import { transfers } from '#contract/transfers.ts'
import type { Logger } from '../platform/log.ts'
import type { Say } from '../words/say.ts'
import { contractPath } from './api-path.ts'
import { tokenOf } from './calls.ts'
import { negotiateLocale } from './locale.ts'

const passedOn = ['accept', 'accept-language', 'comefrom', 'content-type', 'device', 'if-none-match', 'if-range', 'range', 'user-agent', SIGNATURE_HEADER]
/** They belong to one connection, or no longer fit once fetch has unpacked the body. */
const notPassedBack = ['connection', 'content-encoding', 'keep-alive', 'transfer-encoding', 'set-cookie']

interface RelayTarget {
  /** The setting that names it. */
  setting: 'API_BASE' | 'REPORT_BASE'
  address: string
  /** Whether it is told who calls. */
  withToken: boolean
}

/** Sends calls of `/api/*` through to another service, bodies and events streamed in both directions. */
export function createRelay({ setting, address, withToken }: RelayTarget, say: Say, log: Logger) {
  return async (request: Request, ip: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const path = contractPath(pathname)
    const timeout = path === transfers.taskEvents ? undefined : startTimeout()
    try {
      const init: RequestInit & { duplex: 'half' } = {
        method: request.method,
        headers: headersOf(request, ip, withToken),
        body: request.body,
        duplex: 'half',
        redirect: 'manual',
        signal: timeout ? AbortSignal.any([request.signal, timeout.signal]) : request.signal,
      }
      const answer = await fetch(address + path + search, init)
      if (isPage(answer)) {
        await answer.body?.cancel()
        throw new Error(`A page came instead of an answer, with ${answer.status}`)
      }
      const headers = new Headers(answer.headers)
      for (const name of notPassedBack) headers.delete(name)
      return new Response(answer.body, { status: answer.status, headers })
    } catch (error) {
      const requestId = randomUUID()
      if (!request.signal.aborted) log.error({ err: error, requestId, path }, `${setting} did not answer`)
      const msg = say(negotiateLocale(request.headers.get('accept-language')), 'internal')
      const status = timeout?.signal.aborted ? 504 : 502
      return Response.json({ code: codes.internal, msg, sub_msg: '', data: { requestId } } satisfies Envelope, { status })
    } finally {
      timeout?.stop()
    }
  }
}

/** An API answers with no pages: something in between speaks, a proxy's error page most likely. */
const isPage = ({ headers }: Response) => /^text\/html\b/i.test(headers.get('content-type') ?? '')

/** Until the answer begins; its body may take as long as it flows. */
function startTimeout() {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error('No answer came in time')), appConfig.timeouts.requestMs)
  return { signal: abort.signal, stop: () => clearTimeout(timer) }
}

function headersOf(request: Request, ip: string, withToken: boolean): Headers {
  const headers = new Headers({ 'X-Forwarded-For': ip, 'Accept-Encoding': 'identity' })
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const token = withToken ? tokenOf(request.headers) : undefined
  if (token) headers.set('Token', token)
  return headers
}
