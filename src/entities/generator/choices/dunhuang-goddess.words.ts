import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const dunhuangGoddessChoices: ChoiceWords = {
  variant: {
    mural: msg`壁画`,
    azure: msg`石青`,
    gold: msg`鎏金`,
    cinnabar: msg`朱砂`,
  },
}
