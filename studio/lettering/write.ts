import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Language } from './language.ts'
import { familyFor, type Hand } from './typeface.ts'

export type Ink = SKRSContext2D

export interface Writing {
  hand: Hand
  /** Pixels of the layout. */
  size: number
  /** 200 to 900; the display face has one weight. */
  weight: number
  colour: string
  locale: Language
  /** Between letters, as a share of their size. */
  spacing?: number
}

interface Run {
  family: string
  text: string
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
export const charactersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** The text by the fonts that write it; characters that none of them has are left out. */
function runsOf(text: string, { hand, locale }: Writing): Run[] {
  const runs: Run[] = []
  for (const character of charactersOf(text)) {
    const last = runs.at(-1)
    const family = /^\s$/.test(character) && last ? last.family : familyFor(character, hand, locale)
    if (!family) continue
    if (last?.family === family) last.text += character
    else runs.push({ family, text: character })
  }
  return runs
}

/** What of a text can be written, without spaces around it. */
export const writable = (text: string, writing: Writing) =>
  runsOf(text, writing)
    .map((run) => run.text)
    .join('')
    .trim()

function choose(ink: Ink, family: string, { size, weight, spacing = 0 }: Writing): void {
  ink.font = `${size}px "${family}"`
  ink.fontVariationSettings = `"wght" ${weight}`
  ink.letterSpacing = `${spacing * size}px`
}

function measured(ink: Ink, text: string, writing: Writing) {
  return runsOf(text, writing).map(({ family, text: part }) => {
    choose(ink, family, writing)
    return { family, text: part, width: ink.measureText(part).width }
  })
}

export const widthOf = (ink: Ink, text: string, writing: Writing) => measured(ink, text, writing).reduce((sum, { width }) => sum + width, 0)

/** Writes a line; `x` is its left end or its middle, `y` its baseline. */
export function writeLine(ink: Ink, text: string, x: number, y: number, writing: Writing, align: 'left' | 'middle' = 'left'): void {
  const runs = measured(ink, text, writing)
  let at = align === 'left' ? x : x - runs.reduce((sum, { width }) => sum + width, 0) / 2
  ink.fillStyle = writing.colour
  for (const { family, text: part, width } of runs) {
    choose(ink, family, writing)
    ink.fillText(part, at, y)
    at += width
  }
}

/** Writes a column from `y` down, the characters' middles at `x`. */
export function writeDown(ink: Ink, text: string, x: number, y: number, writing: Writing): void {
  charactersOf(text).forEach((character, k) => writeLine(ink, character, x, y + writing.size * (0.88 + k * 1.16), writing, 'middle'))
}

/** The text with a size at which it takes no more than `width`; below `least` it ends in an ellipsis instead. */
export function fitted(ink: Ink, text: string, width: number, writing: Writing, least: number): { text: string; writing: Writing } {
  const wide = widthOf(ink, text, writing)
  if (wide <= width) return { text, writing }
  const smaller = { ...writing, size: Math.max(least, Math.floor((writing.size * width) / wide)) }
  const characters = charactersOf(text)
  const cut = (kept: number) => (kept === characters.length ? text : `${characters.slice(0, kept).join('').trimEnd()}…`)
  let kept = characters.length
  while (kept > 1 && widthOf(ink, cut(kept), smaller) > width) kept--
  return { text: cut(kept), writing: smaller }
}

/** Where lines may break: between words, and between characters where there are none. */
const words: Partial<Record<Language, Intl.Segmenter>> = {}

/** The lines of a text no wider than `width`: its two clauses, else lines of about the same length, so that no word stands alone. */
export function wrapped(ink: Ink, text: string, width: number, writing: Writing): string[] {
  const segmenter = (words[writing.locale] ??= new Intl.Segmenter(writing.locale, { granularity: 'word' }))
  const pieces = Array.from(segmenter.segment(text), ({ segment }) => segment)
  const fill = (most: number): string[] => {
    const lines = ['']
    for (const piece of pieces) {
      const line = lines.at(-1)!
      // What ends a sentence never begins a line.
      const goesOn = /^\p{P}+$/u.test(piece) || widthOf(ink, (line + piece).trim(), writing) <= most
      if (goesOn) lines[lines.length - 1] = line + piece
      else lines.push(piece.trim())
    }
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  }
  const clauses = text.split(/(?<=[，、,])/)
  if (clauses.length === 2 && clauses.every((clause) => widthOf(ink, clause.trim(), writing) <= width) && widthOf(ink, text, writing) > width) {
    return clauses.map((clause) => clause.trim())
  }
  const few = fill(width).length
  const even = [0.5, 0.58, 0.66, 0.74, 0.82, 0.9].map((share) => fill(width * share)).find((lines) => lines.length === few)
  return even ?? fill(width)
}
