import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const repairChoices: ChoiceWords = {
  scale: {
    '1': msg`原尺寸`,
    '2': msg`2 倍`,
    '4': msg`4 倍`,
  },
}
