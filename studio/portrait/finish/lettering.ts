import type { Brush } from '../../paint/brush/layer.ts'
import { familyFor, fontOf, type Hand } from './fonts.ts'

export interface Writing {
  hand: Hand
  /** Height of the letters in points. */
  size: number
  /** Between letters, as a share of their size. */
  spacing?: number
  colour: string
  /** Light round the letters. */
  glow?: { colour: string; reach: number }
}

interface Glyph {
  character: string
  font: string
  width: number
}

export const charactersOf = (text: string) => Array.from(text)

/** The characters that can be written, measured; others are left out. */
function glyphsOf(brush: Brush, text: string, { hand, size, spacing = 0 }: Writing): Glyph[] {
  return charactersOf(text).flatMap((character) => {
    const family = familyFor(hand, character)
    if (!family) return []
    const font = fontOf(family, size)
    brush.font = font
    return [{ character, font, width: brush.measureText(character).width + spacing * size }]
  })
}

export const canWrite = (text: string, hand: Hand) => charactersOf(text).every((character) => familyFor(hand, character) !== undefined)

export function widthOf(brush: Brush, text: string, writing: Writing): number {
  const glyphs = glyphsOf(brush, text, writing)
  return glyphs.reduce((sum, { width }) => sum + width, 0) - (writing.spacing ?? 0) * writing.size
}

/** Writes a line; `x` is its left end, middle or right end, `y` its baseline. */
export function write(brush: Brush, text: string, x: number, y: number, writing: Writing, align: 'left' | 'middle' | 'right' = 'middle'): void {
  const glyphs = glyphsOf(brush, text, writing)
  const total = widthOf(brush, text, writing)
  inGlow(brush, writing, () => {
    let at = x - { left: 0, middle: total / 2, right: total }[align]
    for (const { character, font, width } of glyphs) {
      brush.font = font
      brush.fillText(character, at, y)
      at += width
    }
  })
}

/** Writes a column from the top, the characters' middles at `x`. */
export function writeDown(brush: Brush, text: string, x: number, y: number, writing: Writing): void {
  const step = writing.size * (1 + (writing.spacing ?? 0))
  inGlow(brush, writing, () => {
    glyphsOf(brush, text, { ...writing, spacing: 0 }).forEach(({ character, font, width }, k) => {
      brush.font = font
      brush.fillText(character, x - width / 2, y + writing.size * 0.86 + k * step)
    })
  })
}

function inGlow(brush: Brush, { colour, glow }: Writing, draw: () => void): void {
  brush.save()
  brush.fillStyle = colour
  if (glow) {
    brush.shadowColor = glow.colour
    brush.shadowBlur = glow.reach
    // One shadow is too faint for letters on a busy ground.
    draw()
  }
  draw()
  brush.restore()
}
