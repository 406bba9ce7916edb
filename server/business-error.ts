import { codes, type Code } from '#contract/codes.ts'
import type { ErrorDetail } from '#contract/envelope.ts'
import type { Reason } from './words/reasons.ts'

/** A refusal that the person is told about: its code, and a reason that has words in every language. */
export class BusinessError extends Error {
  readonly code: Code
  readonly reason: Reason
  readonly detail: ErrorDetail
  /** Fill the places in the reason's words. */
  readonly values: Record<string, string | number>

  constructor(code: Code, reason: Reason, detail: ErrorDetail = {}, values: Record<string, string | number> = {}) {
    super(`${code} ${reason}`)
    this.name = 'BusinessError'
    this.code = code
    this.reason = reason
    this.detail = { reason, ...detail }
    this.values = values
  }
}

export const badInput = (field: string, reason: Reason, values?: Record<string, string | number>) =>
  new BusinessError(codes.badInput, reason, { field }, values)

export const badFile = (reason: Reason, values?: Record<string, string | number>) =>
  new BusinessError(codes.badFile, reason, { field: 'file' }, values)

export const notFound = (reason: Reason) => new BusinessError(codes.notFound, reason)
