import { Converter } from 'opencc-js/t2cn'
import { fold } from '#studio/scene/tokens.ts'

// What Japanese writes in its own way first (桜), then what is left of Traditional Chinese (櫻): both as 樱.
const toSimplified = Converter({ from: 'jp', to: 'cn' })

/** One form of what people write in several: case, width, accents, and the characters of Traditional Chinese and Japanese as Simplified. */
export const simplify = (text: string): string => toSimplified(fold(text))

/** Katakana and hiragana are as far from each other as this, in the same order. */
const BETWEEN_KANA = 0x60
const shift = (text: string, kana: RegExp, by: number) => text.replace(kana, (letter) => String.fromCharCode(letter.charCodeAt(0) + by))

/** Katakana as hiragana, letter by letter: for words, since a text is parted into words by where one script ends. */
export const asHiragana = (word: string): string => shift(word, /[ァ-ヶ]/g, -BETWEEN_KANA)
export const asKatakana = (word: string): string => shift(word, /[ぁ-ゖ]/g, BETWEEN_KANA)
