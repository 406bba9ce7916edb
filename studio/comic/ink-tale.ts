import { clamp } from '../pixels/colour.ts'
import { watercolour } from '../style/watercolour.ts'
import type { ComicLook } from './comic-look.ts'
import { draw, inkOver, type DrawingStyle } from './drawing.ts'
import { layFeatures } from './features.ts'
import { behind, plainGround } from './setting.ts'

const STYLE: DrawingStyle = {
  cel: { levels: 5, softness: 0.6, own: 0.4, shadow: [0.06, 0.05, 0.14], saturation: 1.15, gamma: 0.6 },
  skin: { gamma: 0.55, saturation: 1.05, shadow: [0.95, 0.8, 0.76], light: 0.4, softness: 0.12 },
  hair: {
    gamma: 0.7,
    saturation: 1.1,
    shadow: [0.62, 0.58, 0.64],
    shine: [1, 0.98, 0.94],
    gloss: 0.6,
    strands: 0.7,
    softness: 0.3,
  },
  cloth: { gamma: 0.72, saturation: 1.1, softness: 0.4 },
  lines: { width: 1 / 980, contour: 2, start: -0.012, shortest: 1 / 34, background: 0.4 },
  face: {
    line: '#2c2a36', width: 0.024, lashes: false, lash: 0.06, eye: { wide: 0.05, tall: 0.14, least: 0.14, iris: 0.46, oval: 1 },
    white: '#fdfbf6', whiteShade: 'rgb(120 110 130 / 0.35)', iris: 'photo', sparkle: 0.8,
    brow: 'photo', browWeight: 0.6, lips: 0.7, mouthSize: 0.94, gleam: 0.3,
    mouth: '#9a4a4a', teeth: '#fdfbf6',
    blush: 'rgb(240 110 100 / 0.24)', nose: 'rgb(120 80 76 / 0.8)', fold: 'rgb(120 80 76 / 0.8)',
  },
}

/** A picture book in watercolour: transparent washes with hard rims on white paper, under a fine pen line. */
export const inkTale: ComicLook = (portrait, options, context) => {
  const { paint, lines, features } = draw(portrait, STYLE, options, context)
  behind(paint, portrait, options, context, plainGround([0.985, 0.98, 0.96]), [0.985, 0.98, 0.96])
  layFeatures(paint, features)
  const washed = watercolour(paint, {
    seed: options.seed,
    context: { ...context, progress: (at) => context.progress(0.8 + 0.2 * at) },
  })
  inkOver(
    washed,
    lines.map((value) => clamp(value * 0.85)),
    [0.15, 0.14, 0.2],
    0.1,
  )
  return washed
}
