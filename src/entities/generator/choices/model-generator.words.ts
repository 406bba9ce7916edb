import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const modelGeneratorChoices: ChoiceWords = {
  gender: {
    female: msg`女模特`,
    male: msg`男模特`,
  },
  skin: {
    light: msg`瓷白`,
    fair: msg`白皙`,
    medium: msg`自然`,
    tan: msg`小麦色`,
    brown: msg`棕色`,
    dark: msg`深棕`,
  },
  hair: {
    long: msg`长发`,
    bob: msg`波波头`,
    short: msg`短发`,
    bun: msg`丸子头`,
    curly: msg`卷发`,
  },
  outfit: {
    dress: msg`连衣裙`,
    suit: msg`西装`,
    shirt: msg`衬衫`,
    sweater: msg`毛衣`,
    qipao: msg`旗袍`,
    hoodie: msg`卫衣`,
    coat: msg`大衣`,
    sportswear: msg`运动装`,
    hanfu: msg`汉服`,
    kimono: msg`和服`,
  },
  pose: {
    standing: msg`站立`,
    walking: msg`行走`,
    sitting: msg`坐着`,
    half: msg`半身`,
    portrait: msg`肖像`,
  },
  backdrop: {
    studio: msg`影棚`,
    warm: msg`暖色`,
    blue: msg`蓝色`,
    city: msg`城市`,
    garden: msg`花园`,
    beach: msg`海边`,
  },
}
