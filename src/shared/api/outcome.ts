import * as v from 'valibot'
import { codes, type RuntimeCode } from '#contract/codes.ts'
import { ErrorDetail, type Envelope } from '#contract/envelope.ts'

/** A call that nothing of the API's came back for. */
export interface LostCall {
  ok: false
  lost: RuntimeCode
}

/** What an answered call came to; a network failure is thrown as it is. */
export type Outcome<Data> =
  | { ok: true; code: number; data: Data }
  | { ok: false; code: number; message: string; detail: ErrorDetail }

/** Throws where the data breaks the contract. */
export function readOutcome<Schema extends v.GenericSchema>(response: Schema, { code, msg, sub_msg, data }: Envelope): Outcome<v.InferOutput<Schema>> {
  if (code === codes.success) return { ok: true, code, data: v.parse(response, data) }
  // 50001 is a normal result whose data the caller reads; its shape is the endpoint's own.
  if (code === codes.callerHandles) return { ok: true, code, data: data as v.InferOutput<Schema> }
  const detail = v.safeParse(ErrorDetail, data)
  return { ok: false, code, message: sub_msg || msg, detail: detail.success ? detail.output : {} }
}
