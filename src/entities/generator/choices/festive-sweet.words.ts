import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const festiveSweetChoices: ChoiceWords = {
  variant: {
    balloons: msg`气球`,
    ribbons: msg`丝带`,
    macaron: msg`马卡龙`,
    red: msg`喜庆红`,
  },
}
