import type { Hono } from 'hono'
import * as v from 'valibot'
import { codes } from '#contract/codes.ts'
import { endpoints, type EndpointName } from '#contract/endpoints/endpoints.ts'
import { BusinessError } from '../business-error.ts'
import type { Call } from '../call.ts'
import { isReason, type Reason } from '../words/reasons.ts'
import type { ApiContext, ApiParts, ApiTypes } from './app.ts'
import { asUserCall, openCall } from './calls.ts'
import { success } from './envelope.ts'
import { readJsonObject } from './json-body.ts'

type AnyHandler = (request: unknown, call: Call) => Promise<unknown>

/** A route for every endpoint of the contract. */
export function mountEndpoints(app: Hono<ApiTypes>, { domains }: ApiParts): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    // What is parsed by the endpoint's schema is what its handler takes; TypeScript cannot follow that through a loop.
    const handler = domains.handlers[name as EndpointName] as AnyHandler
    app.on(endpoint.method, endpoint.path, async (c) => {
      const payload = await payloadOf(c)
      const call = await openCall(c, domains.authenticate, typeof payload['platform'] === 'string' ? payload['platform'] : undefined)
      const allowed = endpoint.access === 'user' ? asUserCall(call) : call
      return success(c, await untilAborted(handler(parse(endpoint.request, payload), allowed), allowed.signal))
    })
  }
}

function payloadOf(c: ApiContext): Promise<Record<string, unknown>> {
  return c.req.method === 'GET' ? Promise.resolve(c.req.query()) : readJsonObject(c.req.raw)
}

function parse(schema: v.GenericSchema, payload: unknown): unknown {
  const result = v.safeParse(schema, payload)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new BusinessError(codes.badInput, reasonOf(issue), { field: v.getDotPath(issue) ?? undefined })
}

function reasonOf(issue: v.BaseIssue<unknown>): Reason {
  if (isReason(issue.message)) return issue.message
  return issue.received === 'undefined' ? 'missing' : 'bad-input'
}

/** Handlers that overlook the signal must not keep the caller waiting. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
