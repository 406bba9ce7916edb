import { ApiError } from '~/shared/api/api.ts'
import type { FormProblem } from '../form.ts'
import type { Field } from './offer-fields.ts'

/** Where the offers stand in the form. */
export const OFFER_FIELD = 'offer'

const reasons: readonly (string | undefined)[] = ['offer-gone', 'offer-cannot', 'photos-stay']

/** A refusal that is about the chosen offer, at its field or at the offers; undefined for any other failure. */
export function offerProblem(error: unknown, fields: readonly Field[]): FormProblem | undefined {
  if (!(error instanceof ApiError) || !reasons.includes(error.detail.reason)) return undefined
  const { reason = '', field } = error.detail
  const shown = fields.some(({ name }) => name === field)
  return { field: shown && field !== undefined ? field : OFFER_FIELD, rule: reason, text: error.message }
}
