import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const qipaoChoices: ChoiceWords = {
  variant: {
    calendar: msg`月份牌`,
    parlour: msg`老洋房`,
    blinds: msg`百叶窗`,
    jade: msg`翡翠`,
  },
}
