import type { Language } from '../lettering/language.ts'

interface Reading {
  /** What of a text takes time to read. */
  unit: 'character' | 'word'
  /** Units that are read in a second with ease, and at most. */
  pace: number
  fastest: number
  /** Units of a caption that stand on one screen: two lines of a film. */
  screen: number
  /** Shorter sentences stand with their neighbour. */
  short: number
}

const cjk = { unit: 'character', pace: 5, fastest: 9, screen: 32, short: 7 } as const
const latin = { unit: 'word', pace: 2.6, fastest: 4, screen: 14, short: 4 } as const

/** Reading speeds: subtitlers count 9 characters a second for Chinese, 4 to 6 for Japanese, and 17 letters for what is written in Latin ones. */
export const readings: Readonly<Record<Language, Reading>> = {
  'zh-Hans': cjk,
  'zh-Hant': cjk,
  ja: { ...cjk, pace: 5.5, fastest: 8, screen: 34 },
  en: latin,
  es: { ...latin, pace: 2.5 },
  fr: { ...latin, pace: 2.5 },
}

/** What only one of the two ways to write Chinese has, of what is written often. */
const TRADITIONAL = /[這個們來時說對過還沒後會為國長門開見話風點樹陽燈間雲島橋聲貓書車學讓裡麼嗎與麗愛夢遠從]/
const SIMPLIFIED = /[这个们来时说对过还没后会为国长门开见话风点树阳灯间云岛桥声猫书车学让里么吗与丽爱梦远从]/
const SMALL_WORDS: Readonly<Record<'en' | 'es' | 'fr', RegExp>> = {
  en: /\b(the|of|and|with|a|in|to|is|was|her|his)\b/gi,
  es: /\b(el|los|las|una|un|del|y|con|por|que|es|su)\b/gi,
  fr: /\b(le|les|des|une|du|et|dans|est|avec|elle|il|au)\b|[ldcsqn]['’]/gi,
}

/** The language that a text is written in; `likely` decides where its letters do not. */
export function languageOf(text: string, likely: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text)) {
    const [traditional, simplified] = [TRADITIONAL.test(text), SIMPLIFIED.test(text)]
    if (traditional !== simplified) return traditional ? 'zh-Hant' : 'zh-Hans'
    return likely === 'zh-Hant' || likely === 'ja' ? likely : 'zh-Hans'
  }
  const counts = (['en', 'es', 'fr'] as const).map((language) => ({ language, count: text.match(SMALL_WORDS[language])?.length ?? 0 }))
  const most = counts.toSorted((a, b) => b.count - a.count || Number(b.language === likely) - Number(a.language === likely))[0]!
  if (most.count > 0) return most.language
  return readings[likely].unit === 'word' ? likely : 'en'
}

/** How much there is to read: characters that are letters or figures, or words. */
export function unitsOf(text: string, language: Language): number {
  if (readings[language].unit === 'character') return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return text.match(/[\p{L}\p{N}]+(['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
