import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const newYearChildrenChoices: ChoiceWords = {
  variant: {
    lantern: msg`灯笼`,
    candy: msg`糖果`,
    clouds: msg`祥云`,
    garden: msg`花园`,
  },
}
