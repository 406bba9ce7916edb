import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const productOnModelChoices: ChoiceWords = {
  category: {
    top: msg`上衣`,
    hat: msg`帽子`,
    glasses: msg`眼镜`,
    earrings: msg`耳环`,
    necklace: msg`项链`,
    watch: msg`手表或手链`,
    bag: msg`包袋`,
    held: msg`拿在手里`,
    beside: msg`摆在身旁（小件）`,
    behind: msg`摆在身后（大件）`,
  },
}
