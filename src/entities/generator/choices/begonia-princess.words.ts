import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const begoniaPrincessChoices: ChoiceWords = {
  variant: {
    'moon-gate': msg`月洞门`,
    garden: msg`海棠园`,
    palace: msg`宫苑`,
    moonlit: msg`月下`,
  },
}
