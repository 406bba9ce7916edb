import { pinyin } from 'pinyin-pro'
import { isHan } from './segment.ts'

/** How a Chinese word of several characters is said, without tones and blanks; nothing for all other words. */
export const soundOf = (word: string): string | null =>
  word.length > 1 && isHan(word) ? pinyin(word, { toneType: 'none', type: 'array', v: true }).join('').toLowerCase() : null
