import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const sketchRenderChoices: ChoiceWords = {
  look: {
    watercolour: msg`水彩`,
    flat: msg`平涂`,
    cel: msg`赛璐璐`,
    oil: msg`油画`,
    clay: msg`黏土`,
  },
}
