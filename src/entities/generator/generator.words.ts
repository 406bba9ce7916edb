import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GeneratorId } from '#contract/generators/generators.ts'

export interface GeneratorWords {
  name: MessageDescriptor
  /** One sentence: what it makes. */
  promise: MessageDescriptor
}

/** The words of every generator; a test fails when one is missing. */
export const generatorWords: Record<GeneratorId, GeneratorWords> = {
  'text-to-image': {
    name: msg`文生图`,
    promise: msg`写下一句话，看它变成一幅画`,
  },
  cutout: {
    name: msg`智能抠图`,
    promise: msg`一键抠出人物或物品，发丝也干净`,
  },
  'background-change': {
    name: msg`背景修改`,
    promise: msg`把你带到任何地方，光线也跟着变`,
  },
}

export const categoryWords: Record<string, MessageDescriptor> = {
  image: msg`绘画创作`,
  photo: msg`照片处理`,
  portrait: msg`艺术写真`,
  video: msg`视频创作`,
  text: msg`图文理解`,
}
