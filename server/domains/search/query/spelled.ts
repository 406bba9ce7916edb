import { fold } from '#studio/scene/tokens.ts'

/** The longest syllable of Mandarin as it is spelled, and the most that a word is looked for in. */
const SYLLABLE = /^[a-z]{1,6}$/
const MOST = 4

/** Neighbouring syllables as one word, and the text that they stand in. */
export interface Spelled {
  word: string
  parts: string[]
}

/** What may be Chinese words spelled with a blank after each syllable, the longest first; nothing where a query has anything else. */
export function spelledIn(query: string): Spelled[] {
  const syllables = fold(query).trim().split(/\s+/)
  if (syllables.length < 2 || !syllables.every((part) => SYLLABLE.test(part))) return []
  return Array.from({ length: Math.min(MOST, syllables.length) - 1 }, (_, shorter) => Math.min(MOST, syllables.length) - shorter).flatMap((length) =>
    syllables.slice(length - 1).map((_, at) => {
      const parts = syllables.slice(at, at + length)
      return { word: parts.join(''), parts }
    }),
  )
}
