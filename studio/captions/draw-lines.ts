import { createCanvas } from '@napi-rs/canvas'
import { widthOf, writeLine, type Ink, type Writing } from '../lettering/write.ts'
import { drawn } from '../pixels/canvas-image.ts'
import type { RasterImage } from '../pixels/linear-image.ts'

/** From one baseline to the next, and round the letters for their shade, in their sizes. */
const LEADING = 1.36
const MARGIN = 0.7

let measuring: Ink | undefined
/** How wide texts are in a writing, in pixels. */
export const lineMeasure = (writing: Writing) => (text: string) => widthOf((measuring ??= createCanvas(8, 8).getContext('2d')), text, writing)

/**
 * Writes lines, one beneath the other, so that they can be read over any picture: a wide soft shade, a narrow dark edge. The margin, in pixels, is
 * what the shade takes on each side.
 */
export function drawLines(lines: readonly string[], writing: Writing): { picture: RasterImage; margin: number } {
  const { size } = writing
  const margin = Math.round(size * MARGIN)
  const measure = lineMeasure(writing)
  const width = Math.ceil(Math.max(...lines.map(measure))) + 2 * margin
  const height = Math.ceil(size * LEADING * (lines.length - 1) + size * 1.2) + 2 * margin
  const picture = drawn(width, height, (ink) => {
    const shade = (blur: number, down: number, colour: string) => {
      ink.shadowColor = 'rgba(0, 0, 0, 0.9)'
      ink.shadowBlur = size * blur
      ink.shadowOffsetY = size * down
      lines.forEach((line, i) => writeLine(ink, line, width / 2, margin + size * 0.98 + i * size * LEADING, { ...writing, colour }, 'middle'))
    }
    // One shadow is too faint on snow.
    shade(0.6, 0, 'rgba(0, 0, 0, 0.8)')
    shade(0.34, 0, '#000000')
    shade(0.16, 0.02, '#000000')
    shade(0.08, 0.03, writing.colour)
  })
  return { picture, margin }
}
