import { randomUUID } from 'node:crypto'
import { fromJSON, type SerovalJSON } from 'seroval'
import { codes } from '#contract/codes.ts'
import type { ErrorDetail } from '#contract/envelope.ts'
import { BusinessError, notFound } from '../business-error.ts'
import { createCallLimit } from '../call-limit.ts'
import { networkOf } from '../network-of.ts'
import type { Logger } from '../platform/log.ts'
import type { AnswerPage } from '../serve.ts'
import type { Say } from '../words/say.ts'
import { readText } from './body-text.ts'
import { isWithin } from './json-shape.ts'
import { negotiateLocale } from './locale.ts'
import { FLOOD } from './rate-limit.ts'

const PREFIX = '/_serverFn/'
/** What crosses is a name and a payload that is a text; this leaves room for what is written around them. */
const LIMITS = { depth: 16, members: 64, values: 64 }
/** The kinds of seroval's nodes that are plain data: number, text, constant, array, object. The others build anything from dates to streams. */
const plainKinds = new Set<unknown>([0, 1, 2, 9, 10])

interface Guarded {
  /** The addresses of the functions that there are. */
  paths: readonly string[]
  say: Say
  log: Logger
}

/**
 * Stands before the web app's server functions, which anybody can send anything: lets through what calls a known function
 * with at most 1 MB of plain data, and not too often. Anything else is answered as a refused call, in words; what went
 * wrong inside stays inside.
 */
export function guardServerFunctions({ paths, say, log }: Guarded, answer: AnswerPage): AnswerPage {
  const limit = createCallLimit(FLOOD)

  const check = async (request: Request, pathname: string, ip: string): Promise<Request> => {
    // An old page, most likely: its words ask to reload.
    if (!paths.includes(pathname)) throw notFound('bad-json')
    limit(networkOf(ip))
    const { url, method, headers, signal } = request
    const body = await readText(request)
    if (!headers.get('content-type')?.includes('application/json') || !isPlainCall(body)) throw new BusinessError(codes.badInput, 'bad-json')
    return new Request(url, { method, headers, signal, body })
  }

  const refuse = (request: Request, error: unknown): Response => {
    const locale = negotiateLocale(request.headers.get('accept-language'))
    if (error instanceof BusinessError) {
      log.info({ code: error.code, reason: error.reason }, 'server function refused')
      return refused(statusOf(error), error.code, say(locale, error.reason, error.values), error.detail)
    }
    const requestId = randomUUID()
    if (!request.signal.aborted) log.error({ err: error, requestId }, 'server function failed')
    return refused(500, codes.internal, say(locale, 'internal'), { reason: 'internal', requestId })
  }

  return async (request, ip) => {
    const { pathname } = new URL(request.url)
    const called = isServerFunction(pathname)
    const methods = called ? ['POST'] : ['GET', 'HEAD']
    if (!methods.includes(request.method)) return new Response(null, { status: 405, headers: { Allow: methods.join(', ') } })
    if (!called) return answer(request, ip)
    try {
      const response = await answer(await check(request, pathname, ip), ip)
      if (response.status === 400) throw new BusinessError(codes.badInput, 'bad-json')
      if (response.status < 500) return response
      throw new Error(`answered ${response.status}: ${await response.text()}`)
    } catch (error) {
      return refuse(request, error)
    }
  }
}

/** However its characters are written. */
function isServerFunction(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).startsWith(PREFIX)
  } catch {
    return false
  }
}

function isPlainCall(body: string): boolean {
  if (!isWithin(body, LIMITS)) return false
  try {
    const call = JSON.parse(body, (name, value: unknown) => {
      if (name === 't' && typeof value !== 'object' && !plainKinds.has(value)) throw new Error('not plain data')
      return value
    }) as SerovalJSON
    fromJSON(call)
    return true
  } catch {
    return false
  }
}

function statusOf({ code, reason }: BusinessError): number {
  if (code === codes.tooManyRequests) return 429
  if (code === codes.notFound) return 404
  return reason === 'too-large' ? 413 : 400
}

/** As a call that the API refused comes back, so that the page shows the words. */
function refused(status: number, code: number, message: string, detail: ErrorDetail): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (detail.retryAfter) headers.set('Retry-After', String(detail.retryAfter))
  // What was not read of the body would be read to its end before the connection serves again.
  if (status === 413) headers.set('Connection', 'close')
  return Response.json({ result: { ok: false, code, message, detail } }, { status, headers })
}
