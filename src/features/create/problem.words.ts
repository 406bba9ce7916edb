import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormProblem } from './form.ts'

/** What to do about a field that keeps the form from being sent, by control and broken rule. */
const problemWords: Record<string, MessageDescriptor> = {
  'prompt.empty': msg`先写下你想看到的画面`,
  'prompt.missing': msg`先写下你想看到的画面`,
  'prompt.refused': msg`先换个说法`,
  'prompt.too-long': msg`描述太长了，请精简到 800 字以内`,
  'negative.too-long': msg`请精简到 200 字以内`,
  'photo.missing': msg`先选一张照片`,
  'photo.refused': msg`先换一张照片`,
  'mask.refused': msg`先少涂一些`,
  'margins.refused': msg`先换几边来扩展，或换一张照片`,
  'choices.missing': msg`先选一样`,
  'backdrop.missing': msg`先选一个新背景`,
  'backdrop.empty': msg`先描述一下新背景`,
  'backdrop.too-long': msg`描述太长了，请精简到 800 字以内`,
  'mask.missing': msg`先在照片上涂抹要处理的地方`,
  'mask.mask-empty': msg`先在照片上涂抹要处理的地方`,
  'margins.missing': msg`先拖动边框，或选一个比例`,
  'margins.margins-empty': msg`先拖动边框，或选一个比例`,
  'seed.*': msg`种子是 0 到 4294967295 之间的整数`,
  '*': msg`这一项需要改一改`,
}

export function problemFor(control: string, { rule, most }: FormProblem): MessageDescriptor {
  if (most !== undefined) return msg`这个模型最多读 ${most} 字，请精简一下`
  return problemWords[`${control}.${rule}`] ?? problemWords[`${control}.*`] ?? problemWords['*']!
}
