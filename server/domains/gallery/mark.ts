import type { OverlayOptions } from 'sharp'
import type { LabelPlace } from '#contract/endpoints/gallery-choices.ts'

/** Letters as strokes on a grid where capitals are 10 high, so that no font is needed on the machine. */
const glyphs: Record<string, { path: string; width: number }> = {
  A: { path: 'M0 10 L3.7 0 L7.4 10 M1.4 6.5 H6', width: 7.4 },
  I: { path: 'M.4 0 V10', width: 0.8 },
  '·': { path: 'M.6 5.4 h.01', width: 1.2 },
  n: { path: 'M.4 10 V3.4 M.4 6.3 C.4 4.5 1.6 3.4 3 3.4 C4.6 3.4 5.4 4.4 5.4 6.1 V10', width: 5.8 },
  k: { path: 'M.4 0 V10 M4.9 3.4 L.4 7.6 M2.2 6 L5.2 10', width: 5.2 },
  l: { path: 'M.4 0 V10', width: 0.8 },
  i: { path: 'M.4 3.4 V10 M.4 .5 h.01', width: 0.8 },
  g: {
    path: 'M5.4 3.4 V10.5 C5.4 12.6 4.3 13.5 2.8 13.5 C1.8 13.5 1 13.2 .5 12.7 M5.4 6.7 A2.5 3.3 0 1 1 .4 6.7 A2.5 3.3 0 1 1 5.4 6.7',
    width: 5.8,
  },
  ' ': { path: '', width: 2.6 },
}
const SPACING = 1.9
const CAPITAL = 10
const DESCENT = 3.6
const STROKE = 1.15

export interface MarkOptions {
  text: 'AI · Inkling' | 'Inkling'
  /** Height of the capitals in pixels. */
  height: number
  /** 0..1 */
  opacity: number
}

export interface Mark {
  svg: Buffer
  width: number
  height: number
}

/** The product's lettering in white with a soft dark edge, readable on any picture; room around it included. */
export function drawMark({ text, height, opacity }: MarkOptions): Mark {
  const letters = Array.from(text, (letter) => glyphs[letter]!)
  const starts = letters.map((_, i) => letters.slice(0, i).reduce((x, { width }) => x + width + SPACING, 0))
  const margin = STROKE * 2
  const wide = starts.at(-1)! + letters.at(-1)!.width + margin * 2
  const high = CAPITAL + DESCENT + margin * 2
  const paths = letters.map(({ path }, i) => `<path transform="translate(${starts[i]} 0)" d="${path}"/>`).join('')
  const scale = height / CAPITAL
  const size = { width: Math.ceil(wide * scale), height: Math.ceil(high * scale) }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${-margin} ${-margin} ${wide} ${high}"
    fill="none" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">
    <g stroke="#000" stroke-opacity=".35" stroke-width="${STROKE * 2.2}">${paths}</g><g stroke="#fff" stroke-width="${STROKE}">${paths}</g></svg>`
  return { svg: Buffer.from(svg), ...size }
}

/** The AI label for a picture of the size, with its place in it. */
export function cornerMark({ width, height }: { width: number; height: number }, place: LabelPlace): OverlayOptions {
  const short = Math.min(width, height)
  const mark = drawMark({ text: 'AI · Inkling', height: Math.max(7, short * 0.017), opacity: 0.62 })
  const gap = Math.round(short * 0.014)
  const across = { left: gap, right: width - mark.width - gap, middle: (width - mark.width) / 2 }
  const side = place.endsWith('left') ? 'left' : place.endsWith('right') ? 'right' : 'middle'
  const down = place.startsWith('top') ? gap : height - mark.height - gap
  return { input: mark.svg, left: Math.max(0, Math.round(across[side])), top: Math.max(0, down) }
}
