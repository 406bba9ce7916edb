import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const makeupChoices: ChoiceWords = {
  look: {
    natural: msg`裸妆`,
    daily: msg`日常`,
    peach: msg`蜜桃`,
    'classic-red': msg`经典红唇`,
    korean: msg`韩系`,
    smoky: msg`烟熏`,
    'hong-kong': msg`港风`,
    dunhuang: msg`敦煌`,
    glitter: msg`闪亮`,
  },
}
