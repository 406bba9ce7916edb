import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'
import type { Verdict } from './moderator.ts'

/** What whoever wrote words that are not taken is told: 20007, of the field. */
export const refusedWords = ({ reasons: [reason = 'other'] }: Verdict, field: string) =>
  new BusinessError(codes.contentRefused, 'words-refused', { field }, { reason })
