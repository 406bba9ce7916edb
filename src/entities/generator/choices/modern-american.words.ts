import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const modernAmericanChoices: ChoiceWords = {
  variant: {
    yearbook: msg`毕业册`,
    diner: msg`复古餐厅`,
    varsity: msg`校队`,
    laser: msg`激光背景`,
    roadtrip: msg`公路旅行`,
  },
}
