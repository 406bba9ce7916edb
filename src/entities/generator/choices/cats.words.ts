import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const catsChoices: ChoiceWords = {
  coat: {
    orange: msg`橘色`,
    tabby: msg`狸花`,
    calico: msg`三花`,
    siamese: msg`暹罗`,
    tuxedo: msg`奶牛`,
    ragdoll: msg`布偶`,
    white: msg`白色`,
    black: msg`黑色`,
    grey: msg`灰色`,
    cream: msg`奶油色`,
    brown: msg`棕色`,
  },
  pose: {
    sitting: msg`坐着`,
    lying: msg`趴着`,
    walking: msg`行走`,
    face: msg`脸部特写`,
  },
  place: {
    studio: msg`影棚`,
    meadow: msg`草地`,
    snow: msg`雪地`,
    blossom: msg`花下`,
    autumn: msg`秋林`,
    night: msg`星夜`,
  },
  mood: {
    calm: msg`宁静`,
    joyful: msg`欢快`,
    dreamy: msg`梦幻`,
    mysterious: msg`神秘`,
  },
}
