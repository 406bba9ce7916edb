import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { firstWords } from './first-words.ts'

/** What a picture's description can say, in the order it is said in. A form's own field of the same name says it too. */
export const slots = ['time', 'weather', 'season', 'light', 'framing', 'mood', 'style'] as const
export type Slot = (typeof slots)[number]

interface SlotWords {
  name: MessageDescriptor
  /** Any of these, separated by commas, shows that a description says it already. */
  signs: MessageDescriptor
  words: Record<string, MessageDescriptor>
}

/** Words that the engine understands, by what they say. */
export const vocabulary: Record<Slot, SlotWords> = {
  time: {
    name: msg`时段`,
    signs: msg`清晨,早晨,黎明,日出,晨光,朝阳,白天,正午,中午,午后,下午,黄昏,傍晚,日落,夕阳,晚霞,夜,星空,银河,月光,月亮,极光`,
    words: { dawn: msg`清晨`, day: msg`午后`, sunset: firstWords.sunset, night: msg`夜晚` },
  },
  weather: {
    name: msg`天气`,
    signs: msg`晴,云,雾,雨,雪,极光,彩虹,闪电,星空,宇宙,星云,室内`,
    words: { clear: msg`晴空`, cloudy: msg`云海`, mist: firstWords.mist, rain: msg`细雨`, snow: msg`飘雪`, aurora: msg`极光` },
  },
  season: {
    name: msg`季节`,
    signs: msg`春,夏,秋,冬,雪,樱花,梅花,桃花,枫,落叶,向日葵,宇宙,星云,沙漠`,
    words: { spring: msg`春天`, summer: msg`夏天`, autumn: msg`秋天`, winter: msg`冬天` },
  },
  light: {
    name: msg`光线`,
    signs: msg`光,逆光,剪影,霓虹,明暗,灯`,
    words: { soft: firstWords.soft, warm: msg`暖光`, cool: msg`清冷的光`, back: msg`逆光剪影`, beams: msg`光束穿过`, neon: msg`霓虹灯光` },
  },
  framing: {
    name: msg`景别`,
    signs: msg`特写,近景,微距,中景,全景,远景,广角,俯瞰,鸟瞰,航拍,肖像,头像`,
    words: { close: msg`近景`, medium: msg`中景`, wide: msg`全景`, above: msg`俯瞰` },
  },
  mood: {
    name: msg`氛围`,
    signs: msg`宁静,安静,静谧,壮丽,壮观,震撼,梦幻,唯美,浪漫,童话,欢乐,快乐,可爱,热闹,神秘,诡异,孤独,温馨`,
    words: { calm: msg`宁静`, dramatic: msg`壮丽`, dreamy: firstWords.dreamy, joyful: msg`欢快`, mysterious: msg`神秘` },
  },
  style: {
    name: msg`风格`,
    signs: msg`写实,摄影,照片,油画,水彩,铅笔,彩铅,素描,水墨,国画,卡通,动漫,插画,低多边形,像素`,
    words: {
      photo: msg`写实摄影`,
      oil: msg`油画`,
      watercolour: msg`水彩`,
      pencil: msg`彩铅手绘`,
      ink: msg`水墨`,
      cartoon: msg`卡通插画`,
      lowpoly: msg`低多边形`,
      pixel: msg`像素风`,
    },
  },
}

interface Theme {
  name: MessageDescriptor
  words: Partial<Record<Slot, string>>
}

/** Ways to make a picture of a few words: each goes together in itself. */
export const themes: readonly Theme[] = [
  { name: msg`晨雾`, words: { time: 'dawn', weather: 'mist', light: 'soft', framing: 'wide', mood: 'calm', style: 'watercolour' } },
  { name: msg`壮阔`, words: { time: 'sunset', weather: 'cloudy', light: 'warm', framing: 'wide', mood: 'dramatic', style: 'oil' } },
  { name: msg`星夜`, words: { time: 'night', weather: 'clear', light: 'cool', framing: 'wide', mood: 'dreamy', style: 'photo' } },
  { name: msg`春日`, words: { time: 'day', weather: 'clear', season: 'spring', light: 'soft', mood: 'joyful', style: 'cartoon' } },
  { name: msg`雨夜`, words: { time: 'night', weather: 'rain', light: 'neon', framing: 'medium', mood: 'mysterious', style: 'photo' } },
  { name: msg`初雪`, words: { time: 'dawn', weather: 'snow', season: 'winter', light: 'cool', mood: 'calm', style: 'pencil' } },
  { name: msg`秋光`, words: { time: 'day', season: 'autumn', light: 'beams', framing: 'medium', mood: 'calm', style: 'oil' } },
  { name: msg`墨意`, words: { weather: 'mist', framing: 'wide', mood: 'calm', style: 'ink' } },
  { name: msg`近看`, words: { light: 'soft', framing: 'close', mood: 'dreamy', style: 'photo' } },
]
