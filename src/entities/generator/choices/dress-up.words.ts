import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const dressUpChoices: ChoiceWords = {
  items: {
    'round-glasses': msg`圆框眼镜`,
    aviators: msg`飞行员墨镜`,
    'cat-eye': msg`猫眼眼镜`,
    beret: msg`贝雷帽`,
    'straw-hat': msg`草帽`,
    'party-hat': msg`派对帽`,
    'santa-hat': msg`圣诞帽`,
    'witch-hat': msg`女巫帽`,
    crown: msg`王冠`,
    tiara: msg`冠冕`,
    'flower-crown': msg`花环`,
    'cat-ears': msg`猫耳`,
    'bunny-ears': msg`兔耳`,
    earrings: msg`耳环`,
    pearls: msg`珍珠项链`,
    'bow-tie': msg`领结`,
    scarf: msg`围巾`,
    halo: msg`天使光环`,
  },
  who: {
    everyone: msg`所有人`,
    largest: msg`最大的那张脸`,
  },
}
