import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How models are set, by the field's usual names. */
const words: Record<string, MessageDescriptor> = {
  steps: msg`步数`,
  sampler: msg`采样器`,
  scheduler: msg`调度器`,
  guidance: msg`引导强度`,
  cfg: msg`CFG 强度`,
  strength: msg`重绘幅度`,
  size: msg`模型画的尺寸`,
  prompt: msg`模型读到的描述`,
}

/** A setting of an engine that we have no words for is told by its own name. */
export function settingName(name: string, i18n: I18n): string {
  return Object.hasOwn(words, name) ? i18n._(words[name]!) : name
}
