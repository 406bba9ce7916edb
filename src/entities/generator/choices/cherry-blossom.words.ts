import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const cherryBlossomChoices: ChoiceWords = {
  variant: {
    day: msg`晴日`,
    sunset: msg`落日`,
    night: msg`夜樱`,
    painted: msg`画中樱`,
  },
}
