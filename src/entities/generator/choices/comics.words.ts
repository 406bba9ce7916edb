import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const comicsChoices: ChoiceWords = {
  background: {
    themed: msg`主题`,
    simplify: msg`简化`,
    plain: msg`纯色`,
  },
  features: {
    kept: msg`像本人`,
    drawn: msg`重新勾画`,
  },
}
