import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { endpoints, type EndpointName } from '#contract/endpoints/endpoints.ts'
import { answerCall } from './answer-call.server.ts'

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
  // JSON as it is: the browser's side of the framework would need its reader of any kind of value.
  .handler(async ({ data: { name, payload } }) => Response.json({ result: await answerCall(name, payload as never) }))
