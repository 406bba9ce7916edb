import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'

export type Purpose = RequestOf<'questionnaireSubmit'>['purposes'][number]

/** From 1, not at all, to 5, very much. */
export const satisfactionWords: readonly MessageDescriptor[] = [msg`很不满意`, msg`不太满意`, msg`一般`, msg`满意`, msg`很满意`]

export const purposeWords: Record<Purpose, MessageDescriptor> = {
  fun: msg`好玩`,
  work: msg`工作`,
  study: msg`学习`,
  gift: msg`送人`,
  social: msg`社交分享`,
}
