import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const modelReplaceChoices: ChoiceWords = {
  backdrop: {
    keep: msg`保留原图`,
    white: msg`白色`,
    grey: msg`灰色`,
    warm: msg`暖色`,
    blue: msg`蓝色`,
  },
}
