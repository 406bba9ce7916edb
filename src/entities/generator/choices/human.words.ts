import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const humanChoices: ChoiceWords = {
  variant: {
    grey: msg`高级灰`,
    blue: msg`静谧蓝`,
    white: msg`纯白`,
    mono: msg`黑白`,
    film: msg`胶片`,
    window: msg`窗边光`,
  },
}
