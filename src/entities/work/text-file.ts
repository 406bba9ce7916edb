import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WorkText } from '#contract/entities.ts'
import { topicWords } from './topic.words.ts'

/** All that was read out of a picture, as plain text to keep. */
export function textFile({ summary, facts, colours, prompts }: WorkText, i18n: I18n): string {
  const percent = (share: number) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })
  const parts = [
    [summary],
    facts.map(({ topic, text }) => `${i18n._(topicWords[topic].name)}: ${text}`),
    colours.length > 0 ? [i18n._(msg`主要颜色`), ...colours.map(({ colour, share }) => `${colour} ${percent(share)}`)] : [],
    prompts.length > 0 ? [i18n._(msg`拿去就能画的提示词`), ...prompts.map((prompt, index) => `${index + 1}. ${prompt}`)] : [],
  ]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
