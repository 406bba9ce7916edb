import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const halloweenChoices: ChoiceWords = {
  variant: {
    pumpkins: msg`南瓜`,
    castle: msg`古堡`,
    candles: msg`烛光`,
    woods: msg`黑森林`,
  },
}
