import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const pictureRedrawChoices: ChoiceWords = {
  technique: {
    oil: msg`油画`,
    watercolour: msg`水彩`,
    pencil: msg`彩铅`,
    ink: msg`水墨`,
    cartoon: msg`卡通`,
    gouache: msg`水粉`,
    charcoal: msg`炭笔`,
    papercut: msg`剪纸`,
    'stained-glass': msg`彩绘玻璃`,
    pointillism: msg`点彩`,
    mosaic: msg`马赛克`,
    lowpoly: msg`低多边形`,
    pixel: msg`像素`,
  },
}
