import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvitationRefusal, InvitationState } from '#contract/endpoints/desk/invitation-views.ts'

export const stateWords: Record<InvitationState, MessageDescriptor> = {
  waiting: msg`等待首次创作`,
  rewarded: msg`已奖励`,
  refused: msg`不计`,
}

/** Why an invitation does not count, as operators read it. */
export const refusalWords: Record<InvitationRefusal, MessageDescriptor> = {
  'device': msg`设备上有过别的账号`,
  'number': msg`号码有过账号`,
  'inviter-limit': msg`邀请人当天太多`,
  'network-limit': msg`同一网络当天太多`,
  'void': msg`运营作废`,
}
