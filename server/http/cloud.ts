import type { Hono } from 'hono'
import { cloudMethods, CloudRequest, SIGNATURE_HEADER, type CloudMethod } from '#contract/cloud.ts'
import { transfers } from '#contract/transfers.ts'
import { badInput } from '../business-error.ts'
import type { CloudCaller } from '../cloud-service.ts'
import type { ApiParts, ApiTypes } from './app.ts'
import { success } from './envelope.ts'
import { readJsonObject } from './json-body.ts'
import { parsePayload } from './parse-payload.ts'

type AnyMethod = (params: unknown, caller: CloudCaller) => Promise<unknown>

const isMethod = (name: string): name is CloudMethod => Object.hasOwn(cloudMethods, name)

/** The cloud storage: its one address, and where files are sent. */
export function mountCloud(app: Hono<ApiTypes>, { domains: { cloud } }: ApiParts): void {
  app.post(transfers.cloud, async (c) => {
    const request = parsePayload(CloudRequest, await readJsonObject(c.req.raw))
    const { method } = request
    if (!isMethod(method)) throw badInput('method', 'cloud-unknown-method')
    const owner = await cloud.authorise(request, c.req.header(SIGNATURE_HEADER) ?? '')
    const params = parsePayload(cloudMethods[method].params, request.params)
    // What is parsed by the method's schema is what its handler takes; TypeScript cannot follow that by name.
    const handler = cloud.handlers[method] as AnyMethod
    return success(c, await handler(params, { ip: c.env.ip, owner }))
  })

  app.put(`${transfers.cloud}/file/:id`, async (c) => {
    const address = { id: c.req.param('id'), expires: c.req.query('e') ?? '', signature: c.req.query('s') ?? '' }
    await cloud.receive(address, c.req.raw.body ?? new ReadableStream<Uint8Array>({ start: (body) => body.close() }), c.env.ip)
    return success(c, {})
  })
}
