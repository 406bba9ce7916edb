import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Gift, Heart, Image, Megaphone, MessageCircle, ReceiptText, type LucideIcon } from 'lucide-react'
import type { MessageKind } from '#contract/message-kinds.ts'

/** What each kind of message is called, and its sign. */
export const kindLooks: Record<MessageKind, { name: MessageDescriptor; icon: LucideIcon }> = {
  system: { name: msg`系统`, icon: Megaphone },
  task: { name: msg`创作`, icon: Image },
  reward: { name: msg`奖励`, icon: Gift },
  social: { name: msg`互动`, icon: Heart },
  reply: { name: msg`回复`, icon: MessageCircle },
  order: { name: msg`订单`, icon: ReceiptText },
}
