import type { ReelLayer } from '../film/reel/reel-spec.ts'
import { breakLines, piecesOf } from '../captions/break-lines.ts'
import { drawLines, lineMeasure } from '../captions/draw-lines.ts'
import type { Language } from '../lettering/language.ts'
import { writeLine, type Writing } from '../lettering/write.ts'
import { drawn } from '../pixels/canvas-image.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'
import type { TitleStyle } from './template.ts'

interface Titled {
  size: Size
  language: Language
  /** Seconds in which it may be seen, and the beats within. */
  end: number
  beats: readonly number[]
}

type DrawTitle = (title: string, titled: Titled) => ReelLayer[]

const BEGINS = 0.35
const WIDTH = 0.84

/** In lines that fit, with letters as large as three lines allow. */
function fittedLines(title: string, { size, language }: Titled, share: number, looks: Pick<Writing, 'hand' | 'weight' | 'colour'>): { lines: string[]; writing: Writing } {
  const short = Math.min(size.width, size.height)
  const width = size.width * WIDTH
  for (let letters = Math.round(short * share); ; letters = Math.floor(letters * 0.9)) {
    const writing: Writing = { ...looks, size: letters, locale: language }
    const measure = lineMeasure(writing)
    const lines = breakLines(title, { language, width, measure })
    if (letters < short * 0.05 || (lines.length <= 3 && lines.every((line) => measure(line) <= width))) return { lines, writing }
  }
}

const inMiddle = (picture: RasterImage, { width, height }: Size, down: number) => ({
  picture, left: Math.round((width - picture.width) / 2), top: Math.round(height * down - picture.height / 2),
})

const display: DrawTitle = (title, titled) => {
  const { lines, writing } = fittedLines(title, titled, 0.16, { hand: 'display', weight: 800, colour: '#ffffff' })
  return [{ ...inMiddle(drawLines(lines, writing).picture, titled.size, 0.5), start: BEGINS, end: titled.end, fade: 0.5, comes: 'rise' }]
}

/** Words of a title that are shouted one by one: neighbours as one where there are many. */
const shouts = (title: string, language: Language) => piecesOf(title, language).map((word) => word.trim()).filter((word) => /[\p{L}\p{N}]/u.test(word))

const shout: DrawTitle = (title, titled) => {
  const { beats, size, language, end } = titled
  const words = shouts(title, language)
  const times = beats.filter((beat) => beat < end)
  return words.map((word, i) => {
    const { lines, writing } = fittedLines(word, titled, 0.34, { hand: 'text', weight: 900, colour: '#ffffff' })
    // The last one stays until the others' time is up.
    const start = times[i] ?? (end * i) / words.length
    const until = i === words.length - 1 ? end + 0.6 : (times[i + 1] ?? (end * (i + 1)) / words.length)
    return { ...inMiddle(drawLines(lines, writing).picture, size, 0.46), start, end: Math.max(until, start + 0.2), fade: 0.08 }
  })
}

const label: DrawTitle = (title, titled) => {
  const { lines, writing } = fittedLines(title, titled, 0.072, { hand: 'display', weight: 700, colour: '#3a2c1e' })
  const measure = lineMeasure(writing)
  const { size: letters } = writing
  const [padX, padY, leading] = [letters * 0.9, letters * 0.55, letters * 1.35]
  const room = letters * 0.5
  const [wide, high] = [Math.ceil(Math.max(...lines.map(measure)) + 2 * padX), Math.ceil(leading * (lines.length - 1) + letters * 1.2 + 2 * padY)]
  const picture = drawn(wide + 2 * Math.ceil(room), high + 2 * Math.ceil(room), (ink) => {
    ink.translate(Math.ceil(room), Math.ceil(room))
    ink.shadowColor = 'rgba(40, 24, 8, 0.4)'
    ink.shadowBlur = letters * 0.35
    ink.shadowOffsetY = letters * 0.1
    ink.fillStyle = '#fbf6ea'
    ink.fillRect(0, 0, wide, high)
    ink.shadowColor = 'transparent'
    ink.strokeStyle = 'rgba(160, 128, 84, 0.55)'
    ink.lineWidth = Math.max(1, letters * 0.03)
    ink.strokeRect(letters * 0.18, letters * 0.18, wide - letters * 0.36, high - letters * 0.36)
    lines.forEach((line, i) => writeLine(ink, line, wide / 2, padY + letters * 0.96 + i * leading, writing, 'middle'))
  })
  return [{ ...inMiddle(picture, titled.size, 0.78), start: BEGINS, end: titled.end, fade: 0.45, comes: 'rise' }]
}

const gold: DrawTitle = (title, titled) => {
  const { lines, writing } = fittedLines(title, titled, 0.12, { hand: 'display', weight: 800, colour: '#f7d98a' })
  const { size: letters } = writing
  const { picture, margin } = drawLines(lines, writing)
  const line = drawn(Math.round(letters * 5), Math.ceil(letters * 0.3), (ink) => {
    const [wide, y] = [letters * 5, letters * 0.15]
    const shine = ink.createLinearGradient(0, 0, wide, 0)
    for (const [at, colour] of [[0, 'rgba(247, 217, 138, 0)'], [0.5, '#fff3c8'], [1, 'rgba(247, 217, 138, 0)']] as const) shine.addColorStop(at, colour)
    ink.fillStyle = shine
    ink.fillRect(0, y - letters * 0.02, wide, letters * 0.04)
    ink.translate(wide / 2, y)
    ink.rotate(Math.PI / 4)
    ink.fillStyle = '#fff3c8'
    ink.fillRect(-letters * 0.07, -letters * 0.07, letters * 0.14, letters * 0.14)
  })
  const words = { ...inMiddle(picture, titled.size, 0.5), start: BEGINS, end: titled.end, fade: 0.6 }
  const left = Math.round((titled.size.width - line.width) / 2)
  const rule = (top: number) => ({ picture: line, left, top: Math.round(top), start: BEGINS + 0.25, end: titled.end, fade: 0.5, comes: 'grow' as const })
  return [words, rule(words.top + margin - letters * 0.55), rule(words.top + picture.height - margin + letters * 0.3)]
}

/** How a title is shown at the beginning of a film. */
export const titles: Readonly<Record<TitleStyle, DrawTitle>> = { display, shout, label, gold }
