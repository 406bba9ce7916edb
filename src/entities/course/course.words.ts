import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LessonGroup, LessonLevel } from '#contract/courses/lessons.ts'

export const lessonGroupWords: Record<LessonGroup, MessageDescriptor> = {
  words: msg`从一句话开始`,
  photos: msg`用照片创作`,
  square: msg`和大家一起`,
}

export const lessonLevelWords: Record<LessonLevel, MessageDescriptor> = {
  first: msg`入门`,
  more: msg`进阶`,
}
