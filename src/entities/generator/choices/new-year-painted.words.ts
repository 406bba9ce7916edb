import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const newYearPaintedChoices: ChoiceWords = {
  variant: {
    plum: msg`红梅`,
    window: msg`窗花`,
    gold: msg`金箔`,
    couplets: msg`春联`,
  },
}
