import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CircleUserRound, Globe, GraduationCap, Lightbulb, Share2, WandSparkles, type LucideIcon } from 'lucide-react'
import type { TaskId } from '#contract/endpoints/growth.ts'

interface TaskWords {
  icon: LucideIcon
  name: MessageDescriptor
  about: MessageDescriptor
  /** Where it is done, as SmartLink reads it. */
  link: string
}

export const taskWords: Record<TaskId, TaskWords> = {
  'complete-profile': {
    icon: CircleUserRound,
    name: msg`完善个人资料`,
    about: msg`头像、简介和兴趣，都填上`,
    link: '{/functionSquare/set/personInfo}',
  },
  'first-creation': {
    icon: WandSparkles,
    name: msg`完成第一次创作`,
    about: msg`写一句话，看它变成画`,
    link: '{/functionList/draw/textDraw}',
  },
  publish: {
    icon: Globe,
    name: msg`发布一幅作品`,
    about: msg`让大家在广场看到你的画`,
    link: '{/functionList/draw/history}',
  },
  share: {
    icon: Share2,
    name: msg`分享一幅作品`,
    about: msg`把喜欢的作品发给朋友`,
    link: '{/}',
  },
  lesson: {
    icon: GraduationCap,
    name: msg`学完一课`,
    about: msg`半分钟一课，每学完一课都有奖励`,
    link: '{/functionList/draw/course}',
  },
  'feedback-adopted': {
    icon: Lightbulb,
    name: msg`反馈被采纳`,
    about: msg`告诉我们哪里可以更好，每采纳一条都有奖励`,
    link: '{/functionList/feedback/feedback}',
  },
}
