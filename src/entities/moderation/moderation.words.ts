import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ModerationReason } from '#contract/moderation-reasons.ts'

/** Why something is held, as its owner and operators read it. */
export const moderationWords: Record<ModerationReason, MessageDescriptor> = {
  sexual: msg`可能有裸露或色情内容`,
  violence: msg`可能有暴力内容`,
  hate: msg`可能有歧视或仇恨内容`,
  abuse: msg`可能有辱骂的话`,
  contact: msg`可能有联系方式或广告`,
  'same-picture': msg`和一件被撤下的作品很像`,
  other: msg`还没有来得及检查`,
}
