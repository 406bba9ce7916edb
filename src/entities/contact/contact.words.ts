import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Building2, Code, Megaphone, MessageCircle, Palette, type LucideIcon } from 'lucide-react'
import type { ContactTopic } from '#contract/contact-rules.ts'

/** What one can do together with us. */
export const topicWords: Record<ContactTopic, { name: MessageDescriptor; about: MessageDescriptor; icon: LucideIcon }> = {
  enterprise: { name: msg`企业使用`, about: msg`给整个团队用，需要时部署到你们自己的服务器`, icon: Building2 },
  api: { name: msg`API 接入`, about: msg`把文生图、修图和抠图接进你的产品`, icon: Code },
  brand: { name: msg`品牌活动`, about: msg`联名玩法、主题创作赛、定制模板，让你的用户一起来画`, icon: Megaphone },
  creators: { name: msg`创作者合作`, about: msg`开课程、出模板、做示范，把你的本领分享给更多人`, icon: Palette },
  other: { name: msg`其他`, about: msg`有别的想法，也欢迎告诉我们`, icon: MessageCircle },
}
