import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const faceSwapChoices: ChoiceWords = {
  who: {
    largest: msg`最大的那张脸`,
    everyone: msg`所有人`,
  },
}
