import * as v from 'valibot'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'
import { isReason, type Reason } from '../words/reasons.ts'

/** What a payload says to an endpoint; refuses a bad one with its first bad field. */
export function parsePayload<S extends v.GenericSchema>(schema: S, payload: unknown): v.InferOutput<S> {
  // One bad field is told; a long list of nothing but bad entries must not be worked through.
  const result = v.safeParse(schema, payload, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw new BusinessError(codes.badInput, reasonOf(issue), { field: v.getDotPath(issue) ?? undefined })
}

function reasonOf(issue: v.BaseIssue<unknown>): Reason {
  if (isReason(issue.message)) return issue.message
  return issue.received === 'undefined' ? 'missing' : 'bad-input'
}
