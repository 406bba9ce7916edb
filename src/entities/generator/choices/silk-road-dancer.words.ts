import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const silkRoadDancerChoices: ChoiceWords = {
  variant: {
    desert: msg`大漠`,
    palace: msg`宫殿`,
    moon: msg`月夜`,
    tent: msg`帐篷`,
  },
}
