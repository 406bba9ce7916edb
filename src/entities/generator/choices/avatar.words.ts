import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const avatarChoices: ChoiceWords = {
  look: {
    cartoon: { model: msg`卡通`, here: msg`描边` },
    anime: { model: msg`动漫`, here: msg`赛璐璐` },
    sticker: msg`贴纸`,
    watercolour: msg`水彩`,
    pop: { model: msg`波普`, here: msg`粗线条` },
    line: msg`线描`,
    pixel: msg`像素`,
    clay: { model: msg`黏土`, here: msg`柔色块` },
    oil: msg`油画`,
  },
  backdrop: {
    gradient: msg`渐变`,
    ring: msg`光环`,
    pattern: msg`花纹`,
    sky: msg`天空`,
    paper: msg`纸纹`,
    keep: msg`保留原图`,
  },
}
