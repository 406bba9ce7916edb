import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const artPortraitChoices: ChoiceWords = {
  set: {
    grey: msg`高级灰`,
    warm: msg`暖棕`,
    night: msg`夜色`,
    blossom: msg`花影`,
    mural: msg`壁画`,
    sky: msg`天空`,
    rose: msg`玫瑰`,
    ink: msg`水墨`,
  },
  light: {
    soft: msg`柔光`,
    side: msg`侧光`,
    rim: msg`轮廓光`,
    window: msg`窗光`,
    candle: msg`烛光`,
  },
  grade: {
    natural: msg`自然`,
    film: msg`胶片`,
    warm: msg`暖调`,
    cool: msg`冷调`,
    mono: msg`黑白`,
    faded: msg`褪色`,
  },
  frame: {
    none: msg`无边框`,
    white: msg`白边`,
    film: msg`胶片边`,
    gold: msg`金框`,
    polaroid: msg`拍立得`,
  },
}
