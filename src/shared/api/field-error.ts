import { ApiError } from './api.ts'

/** The words of a refusal that is about this field of a form; other refusals belong to the whole form. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError && error.detail.field === field ? error.message : undefined
}
