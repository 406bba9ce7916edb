import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const textToImageProChoices: ChoiceWords = {
  time: {
    auto: msg`自动`,
    dawn: msg`清晨`,
    day: msg`白天`,
    sunset: msg`黄昏`,
    night: msg`夜晚`,
  },
  weather: {
    auto: msg`自动`,
    clear: msg`晴`,
    cloudy: msg`多云`,
    mist: msg`薄雾`,
    rain: msg`雨`,
    snow: msg`雪`,
    aurora: msg`极光`,
  },
  season: {
    auto: msg`自动`,
    spring: msg`春`,
    summer: msg`夏`,
    autumn: msg`秋`,
    winter: msg`冬`,
  },
  palette: {
    auto: msg`自动`,
    natural: msg`自然`,
    warm: msg`暖调`,
    cool: msg`冷调`,
    pastel: msg`马卡龙`,
    vivid: msg`鲜艳`,
    mono: msg`黑白`,
    neon: msg`霓虹`,
    gold: msg`鎏金`,
    rose: msg`玫瑰`,
    jade: msg`青绿`,
  },
  mood: {
    auto: msg`自动`,
    calm: msg`宁静`,
    dramatic: msg`壮丽`,
    dreamy: msg`梦幻`,
    joyful: msg`欢快`,
    mysterious: msg`神秘`,
  },
  framing: {
    auto: msg`自动`,
    close: msg`近景`,
    medium: msg`中景`,
    wide: msg`全景`,
  },
}
