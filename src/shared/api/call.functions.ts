import { createMiddleware, createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { endpoints, type EndpointName } from '#contract/endpoints/endpoints.ts'
import { readToken } from '~/shared/session/token.ts'
import { callApi } from './call-api.ts'
import { currentCaller } from './caller.server.ts'

/** What may cross between the browser and the server; finer types are the contract's. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

interface CallInput {
  name: EndpointName
  payload: { [key: string]: Json }
}

const sendToken = createMiddleware({ type: 'function' }).client(({ next }) => {
  const token = readToken()
  return next({ headers: token ? { Token: token } : {} })
})

const Call = v.object({
  name: v.picklist(Object.keys(endpoints) as EndpointName[]),
  payload: v.record(v.string(), v.any()),
})

/** Every call of the browser passes here; the payload's shape is the API's to check, as it answers with the words. */
export const callEndpoint = createServerFn({ method: 'POST' })
  .middleware([sendToken])
  .validator((input: CallInput): CallInput => v.parse(Call, input))
  .handler(async ({ data }) => (await callApi(data.name, data.payload as never, currentCaller())) as Json)
