import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { endpoints, type EndpointName } from '#contract/endpoints/endpoints.ts'
import { answerCall } from './answer-call.server.ts'

/** What may cross back to the browser; finer types are the contract's. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

const Call = v.object({
  name: v.picklist(Object.keys(endpoints) as EndpointName[]),
  /** As JSON: of a text the framework builds nothing, whatever stands in it. */
  payload: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
})

/** Every call of the browser passes here; the payload's shape is the API's to check, as it answers with the words. */
export const callEndpoint = createServerFn({ method: 'POST' })
  .validator((input: v.InferInput<typeof Call>) => {
    const call = v.safeParse(Call, input)
    // What is thrown as an error would be told in its own words.
    if (!call.success) throw new Response(null, { status: 400 })
    return call.output
  })
  .handler(async ({ data: { name, payload } }) => (await answerCall(name, payload as never)) as Json)
