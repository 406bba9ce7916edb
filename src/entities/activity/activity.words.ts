import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActivityState } from '#contract/activity-rules.ts'

export const stateWords: Record<ActivityState, MessageDescriptor> = {
  upcoming: msg`即将开始`,
  open: msg`投稿中`,
  voting: msg`投票中`,
  ended: msg`已结束`,
}
