import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeedbackKind, FeedbackState } from '#contract/feedback-rules.ts'

/** What feedback may be about, and what helps us to understand it. */
export const kindWords: Record<FeedbackKind, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  problem: { name: msg`遇到问题`, hint: msg`在哪一步、出现了什么？附上截图会更快解决` },
  idea: { name: msg`建议`, hint: msg`你希望能做什么、用在哪里？被采纳会送你灵感值` },
  report: { name: msg`投诉举报`, hint: msg`哪件作品或哪位用户、有什么问题？附上链接或截图` },
  other: { name: msg`其他`, hint: msg`想说什么都可以` },
}

export const stateWords: Record<FeedbackState, { name: MessageDescriptor; tone: 'neutral' | 'accent' | 'gold' | 'success' }> = {
  open: { name: msg`等待回复`, tone: 'neutral' },
  answered: { name: msg`已回复`, tone: 'accent' },
  adopted: { name: msg`已采纳`, tone: 'gold' },
  closed: { name: msg`已结束`, tone: 'success' },
}
