import * as v from 'valibot'

/** Every answer of the API, HTTP 200 for business codes. */
export const Envelope = v.object({
  code: v.number(),
  msg: v.string(),
  sub_msg: v.optional(v.string(), ''),
  data: v.unknown(),
})
export type Envelope = v.InferOutput<typeof Envelope>

/** What `data` holds beside an error's code; every field only where the code's table says so. */
export const ErrorDetail = v.object({
  field: v.optional(v.string()),
  reason: v.optional(v.string()),
  retryAfter: v.optional(v.number()),
  requestId: v.optional(v.string()),
})
export type ErrorDetail = v.InferOutput<typeof ErrorDetail>

/** Added to every payload by the caller. */
export const CallContext = v.object({
  version: v.string(),
  channel: v.string(),
  platform: v.string(),
})
export type CallContext = v.InferOutput<typeof CallContext>
