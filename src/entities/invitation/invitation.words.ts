import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PosterDesign } from '#contract/endpoints/invitation-choices.ts'
import type { Invitation } from '#contract/endpoints/invitations.ts'

/** What has become of an invitation. */
export const stateWords: Record<Invitation['state'], MessageDescriptor> = {
  waiting: msg`等 TA 完成第一次创作`,
  'waiting-own': msg`等你自己也完成一次创作`,
  rewarded: msg`奖励已到账`,
  refused: msg`没有计入`,
}

/** Why it does not count, in words that help nobody to get round it. */
export const becauseWords: Record<NonNullable<Invitation['because']>, MessageDescriptor> = {
  known: msg`没有计入：看起来不是第一次来的新朋友`,
  'too-many': msg`没有计入：短时间内来的人太多了`,
  void: msg`没有计入：经核查已取消`,
}

export const designNames: Record<PosterDesign, MessageDescriptor> = {
  aurora: msg`极光`,
  gallery: msg`画廊`,
  lantern: msg`灯火`,
  ink: msg`水墨`,
  letter: msg`花笺`,
}
