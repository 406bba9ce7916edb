import type { Hono } from 'hono'
import { appConfig } from '#config'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type EndpointName } from '#contract/endpoints/endpoints.ts'
import type { Call } from '../call.ts'
import type { ApiContext, ApiParts, ApiTypes } from './app.ts'
import type { ApiDomains } from './api-domains.ts'
import { admit, asUserCall, openCall } from './calls.ts'
import { success } from './envelope.ts'
import { readJsonObject } from './json-body.ts'
import { readMultipartPayload } from './multipart-payload.ts'
import { isMultipart } from './multipart.ts'
import { parsePayload } from './parse-payload.ts'

type AnyHandler = (request: unknown, call: Call) => Promise<unknown>

/** A route for every endpoint of the contract. */
export function mountEndpoints(app: Hono<ApiTypes>, { domains }: ApiParts): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    // What is parsed by the endpoint's schema is what its handler takes; TypeScript cannot follow that through a loop.
    const handler = domains.handlers[name as EndpointName] as AnyHandler
    app.on(endpoint.method, endpoint.path, async (c) => {
      const { call, payload } = await receive(c, endpoint, domains)
      return success(c, await inTime(handler(parsePayload(endpoint.request, payload), call)))
    })
  }
}

/** The payload, and the call when the endpoint is open to it. */
async function receive(c: ApiContext, endpoint: Endpoint, domains: ApiDomains) {
  const { pictureField, request: schema } = endpoint
  const openAdmitted = async (platform?: unknown) =>
    admit(await openCall(c, domains.authenticate, typeof platform === 'string' ? platform : undefined), endpoint)
  const request = c.req.raw
  if (pictureField !== undefined && isMultipart(request)) {
    // Nobody but who is admitted may send a picture, so the call is opened before its fields have come.
    const call = await openAdmitted()
    const upload = (bytes: AsyncIterable<Uint8Array>) => domains.upload(bytes, asUserCall(call))
    return { call, payload: await readMultipartPayload(request, { schema, pictureField, signal: call.signal, upload }) }
  }
  const payload = c.req.method === 'GET' ? c.req.query() : await readJsonObject(request)
  return { call: await openAdmitted(payload['platform']), payload }
}

/** Handlers that overlook the signal must not keep the caller waiting. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('The call took too long', 'TimeoutError'))
    const timer = setTimeout(late, appConfig.timeouts.requestMs)
    const settle = <V>(end: (value: V) => void) => (value: V) => {
      clearTimeout(timer)
      end(value)
    }
    work.then(settle(resolve), settle(reject))
  })
}
