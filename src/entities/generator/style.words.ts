import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Clarity, ImageStyle } from '#contract/generators/fields.ts'

export const styleWords: Record<ImageStyle, MessageDescriptor> = {
  auto: msg`自动`,
  photo: msg`写实`,
  oil: msg`油画`,
  watercolour: msg`水彩`,
  pencil: msg`彩铅`,
  ink: msg`水墨`,
  cartoon: msg`卡通`,
  lowpoly: msg`低多边形`,
  pixel: msg`像素`,
}

export const clarityWords: Record<Clarity, MessageDescriptor> = {
  standard: msg`标准`,
  high: msg`高清`,
}
