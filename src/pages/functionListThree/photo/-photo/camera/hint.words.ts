import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Hint } from './guide.ts'

export const hintWords: Record<Hint, MessageDescriptor> = {
  'no-light': msg`太暗了，找个亮一点的地方`,
  'too-bright': msg`光太强了，避开直射光`,
  backlit: msg`逆光了，转个身让光照到脸`,
  'no-face': msg`把脸放进框里`,
  several: msg`画面里只留你一个人`,
  'off-centre': msg`把脸移到框的中间`,
  'too-far': msg`再靠近一点`,
  'too-near': msg`稍微离远一点`,
  moving: msg`保持不动`,
  good: msg`很好，可以拍了`,
}

/** What to do for each photo in turn: a face is known from several sides. */
export const poseWords: readonly MessageDescriptor[] = [
  msg`正对镜头，自然表情`,
  msg`头稍微向左转`,
  msg`头稍微向右转`,
  msg`微笑`,
  msg`下巴稍微抬起`,
  msg`换一处光线`,
]
