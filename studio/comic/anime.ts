import { draw, glow, inkOver, type DrawingStyle } from './drawing.ts'
import { layFeatures } from './features.ts'
import type { ComicLook } from './comic-look.ts'
import { openSky } from './backdrops.ts'
import { behind } from './setting.ts'

const STYLE: DrawingStyle = {
  cel: { levels: 4, softness: 0.3, own: 0.3, shadow: [0.05, 0.025, 0.13], saturation: 1.2, gamma: 0.66 },
  skin: { gamma: 0.78, saturation: 1.05, shadow: [0.93, 0.77, 0.76], light: 0.2, softness: 0.03 },
  hair: {
    gamma: 0.8,
    saturation: 1.15,
    shadow: [0.6, 0.52, 0.66],
    shine: [0.82, 0.9, 1],
    gloss: 0.75,
    strands: 0.8,
    softness: 0.06,
  },
  cloth: { gamma: 0.82, saturation: 1.15, softness: 0.08 },
  lines: { width: 1 / 950, contour: 2.6, start: -0.016, shortest: 1 / 28, background: 0.45 },
  face: {
    line: '#3a2430', width: 0.028, lashes: true, lash: 0.075, eye: { wide: 0.2, tall: 0.42, least: 0.28, iris: 0.5, oval: 1.14 },
    white: '#fdfcff', whiteShade: 'rgb(120 120 170 / 0.45)', iris: 'photo', sparkle: 1,
    brow: 'photo', browWeight: 0.62, lips: 0.92, mouthSize: 0.84, gleam: 1,
    mouth: '#a8434e', teeth: '#fffdfb',
    blush: 'rgb(255 120 120 / 0.22)', nose: 'rgb(150 84 80 / 0.85)', fold: 'rgb(150 84 80 / 0.85)',
  },
}

/** Japanese animation: clear cel tones, thin coloured lines, large bright eyes, an open sky. */
export const anime: ComicLook = (portrait, options, context) => {
  const { paint, lines, features } = draw(portrait, STYLE, options, context)
  const long = Math.max(paint.width, paint.height)
  inkOver(paint, lines, [0.16, 0.07, 0.1], 0.3)
  context.checkCancelled()
  layFeatures(paint, features)
  context.checkCancelled()
  behind(paint, portrait, options, context, openSky)
  context.checkCancelled()
  glow(paint, 0.8, 0.4, long / 45, context)
  return paint
}
