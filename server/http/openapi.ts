import { toJsonSchema } from '@valibot/to-json-schema'
import type { Hono } from 'hono'
import type * as v from 'valibot'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { CallContext } from '#contract/envelope.ts'
import { transfers } from '#contract/transfers.ts'
import type { ApiTypes } from './app.ts'

/** The description of the API for other clients, made from the contract. */
export function mountOpenApi(app: Hono<ApiTypes>): void {
  let text: string | undefined
  app.get(transfers.openapi, (c) => {
    text ??= JSON.stringify(describeApi())
    c.header('Content-Type', 'application/json; charset=utf-8')
    return c.body(text)
  })
}

function describeApi() {
  const paths = Object.entries(endpoints).map(([name, endpoint]) => [
    endpoint.path,
    { [endpoint.method.toLowerCase()]: describeEndpoint(name, endpoint) },
  ])
  return {
    openapi: '3.1.0',
    info: { title: `${appConfig.name} API`, version: appConfig.appVersion },
    servers: [{ url: appConfig.apiPath }],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Token' } } },
  }
}

function describeEndpoint(name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access !== 'anyone' ? [{ token: [] }] : [],
    ...describePayload(endpoint),
    responses: {
      200: {
        description: `code ${codes.success}, or a refusal: ${Object.entries(codes).map(([word, code]) => `${code} ${word}`).join(', ')}`,
        content: { 'application/json': { schema: envelopeOf(schemaOf(endpoint.response, 'output')) } },
      },
    },
  }
}

function describePayload({ method, pictureField, request }: Endpoint) {
  const schema = { allOf: [schemaOf(request, 'input'), schemaOf(CallContext, 'input')] }
  // Each field of the object is a parameter of the query.
  if (method === 'GET') return { parameters: [{ name: 'payload', in: 'query', style: 'form', explode: true, schema }] }
  const json = { 'application/json': { schema } }
  if (pictureField === undefined) return { requestBody: { required: true, content: json } }
  const form = { 'multipart/form-data': { schema: { ...schema, properties: { [pictureField]: { contentMediaType: 'image/*' } } } } }
  return { requestBody: { required: true, content: { ...json, ...form } } }
}

function envelopeOf(data: object) {
  const text = { type: 'string' }
  return { type: 'object', required: ['code', 'msg', 'sub_msg'], properties: { code: { type: 'integer' }, msg: text, sub_msg: text, data } }
}

/** Rules that JSON Schema has no words for (trimming, own checks) are left out. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): object {
  const { $schema: _, ...description } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' })
  return description
}
