import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The label of each field of the creation forms, by its name in the generator's input. */
export const fieldWords: Record<string, MessageDescriptor> = {
  prompt: msg`创意描述`,
  negative: msg`不想看到`,
  style: msg`风格`,
  size: msg`图片尺寸`,
  clarity: msg`清晰度`,
  count: msg`张数`,
  seed: msg`种子`,
  photo: msg`照片`,
  subject: msg`抠出`,
  background: msg`背景`,
  backdrop: msg`新背景`,
  depthOfField: msg`背景虚化`,
  lightWrap: msg`环境光`,
}
