import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MessageCircle, Monitor, Smartphone, type LucideIcon } from 'lucide-react'
import type { Platform } from '#contract/entities.ts'

export const deviceKinds: Record<Platform, { name: MessageDescriptor; icon: LucideIcon }> = {
  pc: { name: msg`电脑`, icon: Monitor },
  h5: { name: msg`手机`, icon: Smartphone },
  chat: { name: msg`聊天应用`, icon: MessageCircle },
}
