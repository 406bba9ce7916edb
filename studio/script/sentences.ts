import type { Language } from '../lettering/language.ts'
import { readings, unitsOf } from './script-language.ts'

const segmenters = new Map<Language, Intl.Segmenter>()
function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, known)
  return known
}

const OPENS = /[\p{Ps}\p{Pi}「『]+$/u
/** Where a long sentence may be parted: behind these. */
const CLAUSES = /(?<=[，、；：,;:—–])\s*/u

/** The sentences of a script in order, each line for itself; those that no screen holds are parted where a reader takes breath. */
export function sentencesOf(script: string, language: Language): string[] {
  return script
    .split(/\n+/)
    .flatMap((line) => Array.from(segmenterOf(language).segment(line), ({ segment }) => segment.trim()))
    .reduce<string[]>((found, piece) => {
      // A quote that opens belongs to what it opens.
      const opened = OPENS.exec(found.at(-1) ?? '')?.[0] ?? ''
      if (opened !== '') found.push(found.pop()!.slice(0, -opened.length).trim())
      const sentence = opened + piece
      // A closing quote or a bracket belongs to what it closes.
      if (found.length > 0 && /^[\p{Pe}\p{Pf}」』”’"'…。！？!?]+$/u.test(sentence)) found.push(found.pop()! + sentence)
      else if (unitsOf(sentence, language) > 0) found.push(sentence)
      return found
    }, [])
    .flatMap((sentence) => parted(sentence, language))
}

/** Joins two pieces as the language writes them. */
export const joined = (one: string, other: string, language: Language) => (readings[language].unit === 'word' ? `${one} ${other}` : one + other)

function parted(sentence: string, language: Language): string[] {
  const { screen } = readings[language]
  const units = unitsOf(sentence, language)
  if (units <= screen) return [sentence]
  const pieces = sentence.split(CLAUSES).flatMap((clause) => byWords(clause, language, screen))
  // As even as the clauses allow.
  const each = units / Math.ceil(units / screen)
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    const both = last === undefined ? piece : joined(last, piece, language)
    const isFull = last === undefined || unitsOf(last, language) >= each * 0.8 || unitsOf(both, language) > screen
    if (isFull) parts.push(piece)
    else parts[parts.length - 1] = both
  }
  return parts
}

/** A clause that is too long by itself is parted between words. */
function byWords(clause: string, language: Language, screen: number): string[] {
  const units = unitsOf(clause, language)
  if (units <= screen) return [clause]
  const each = units / Math.ceil(units / screen)
  const parts = ['']
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(clause)) {
    const isSign = unitsOf(segment, language) === 0
    if (!isSign && unitsOf(parts.at(-1)! + segment, language) > Math.ceil(each)) parts.push('')
    parts[parts.length - 1] += segment
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
