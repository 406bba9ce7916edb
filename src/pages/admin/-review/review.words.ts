import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Review } from '#contract/endpoints/desk/reviews.ts'
import type { ReviewDecision } from '#contract/moderation-reasons.ts'

export const reviewStateWords: Record<Review['state'] | 'appeal', MessageDescriptor> = {
  held: msg`等待公开`,
  hidden: msg`已撤下`,
  public: msg`已公开`,
  appeal: msg`作者申诉`,
}

export const reviewDecisionWords: Record<ReviewDecision, MessageDescriptor> = {
  pass: msg`可以公开`,
  hide: msg`已撤下`,
}
