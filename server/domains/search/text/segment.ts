import { asHiragana } from './simplify.ts'

/** Of scripts that are written without blanks. */
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆]/u
const HAN = /^[\p{sc=Han}々〆]+$/u
/** A longer word is no word. */
const LONGEST = 40

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

export interface Segment {
  word: string
  cjk: boolean
}

export const isCjk = (text: string) => CJK.test(text)
export const isHan = (text: string) => HAN.test(text)

/** The words of a simplified text, in their order and in hiragana. */
export function segment(text: string): Segment[] {
  const words: Segment[] = []
  for (const { segment: word, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike || word.length > LONGEST) continue
    // A word of letters may hold an apostrophe or a dot: l'aube is found as aube.
    if (isCjk(word)) words.push({ word: asHiragana(word), cjk: true })
    else for (const part of word.split(/[^\p{L}\p{M}\p{N}]+/u)) if (part !== '') words.push({ word: part, cjk: false })
  }
  return words
}

/** The runs of a text that are written without blanks, in hiragana. */
export const cjkRuns = (text: string): string[] => asHiragana(text).match(new RegExp(`${CJK.source}+`, 'gu')) ?? []

/** Each two neighbours of a run: found however the run is parted into words. */
export function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  return characters.slice(1).map((character, i) => characters[i]! + character)
}
