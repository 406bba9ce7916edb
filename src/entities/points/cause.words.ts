import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CalendarCheck, Gift, Hourglass, ListChecks, MessageSquareHeart, Paintbrush, PartyPopper, Undo2, UserPlus, UserX, Wallet, Wrench, type LucideIcon } from 'lucide-react'
import type { PointCause } from '#contract/point-causes.ts'

/** What moved points, as people call it. */
export const causes: Record<PointCause, { name: MessageDescriptor; icon: LucideIcon }> = {
  'creation': { name: msg`创作`, icon: Paintbrush },
  'order': { name: msg`充值`, icon: Wallet },
  'sign-in': { name: msg`每日签到`, icon: CalendarCheck },
  'task': { name: msg`任务奖励`, icon: ListChecks },
  'invitation': { name: msg`邀请奖励`, icon: UserPlus },
  'activity': { name: msg`活动奖励`, icon: PartyPopper },
  'feedback': { name: msg`反馈被采纳`, icon: MessageSquareHeart },
  'welcome': { name: msg`新人礼`, icon: Gift },
  'operator': { name: msg`客服调整`, icon: Wrench },
  'expiry': { name: msg`到期`, icon: Hourglass },
  'refund': { name: msg`退款扣回`, icon: Undo2 },
  'closing': { name: msg`注销账号`, icon: UserX },
}
