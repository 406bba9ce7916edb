import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Boxes, EyeOff, Frame, Palette, ScanSearch, Shapes, Sun, Users, type LucideIcon } from 'lucide-react'
import type { textTopics } from '#contract/entities.ts'

/** What a text tells of a picture, topic by topic. */
export const topicWords: Record<(typeof textTopics)[number], { name: MessageDescriptor; icon: LucideIcon }> = {
  people: { name: msg`人物`, icon: Users },
  things: { name: msg`看到的东西`, icon: Boxes },
  subject: { name: msg`主体`, icon: Shapes },
  colours: { name: msg`色彩`, icon: Palette },
  light: { name: msg`光线`, icon: Sun },
  layout: { name: msg`构图`, icon: Frame },
  detail: { name: msg`细节`, icon: ScanSearch },
  unseen: { name: msg`没看出来的`, icon: EyeOff },
}
