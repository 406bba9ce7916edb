import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const hongKongChoices: ChoiceWords = {
  variant: {
    neon: msg`霓虹`,
    rain: msg`雨夜`,
    film: msg`胶片`,
    teahouse: msg`茶餐厅`,
  },
}
