import { clamp } from '../pixels/colour.ts'
import { watercolour } from '../style/watercolour.ts'
import type { ComicLook } from './comic-look.ts'
import { draw, inkOver, type DrawingStyle } from './drawing.ts'
import { layFeatures } from './features.ts'
import { behind, plainGround } from './setting.ts'

const STYLE: DrawingStyle = {
  cel: { levels: 5, softness: 0.6, own: 0.4, shadow: [0.06, 0.05, 0.14], saturation: 1.15, gamma: 0.6 },
  skin: { gamma: 0.55, saturation: 1.05, shadow: [0.95, 0.8, 0.76], light: 0.4, softness: 0.12 },
  lines: { width: 1 / 980, start: -0.012, shortest: 1 / 34, background: 0.4 },
  face: {
    line: '#2c2a36', width: 0.024, lash: 0.06, white: '#fdfbf6', whiteShade: 'rgb(120 110 130 / 0.35)', iris: 'photo', sparkle: 0.8,
    brow: 'rgb(60 48 48 / 0.8)', lip: 'rgb(214 92 90 / 0.5)', mouth: '#9a4a4a', teeth: '#fdfbf6',
    blush: 'rgb(240 110 100 / 0.34)', nose: 'rgb(120 80 76 / 0.8)',
  },
}

/** A picture book in watercolour: transparent washes with hard rims on white paper, under a fine pen line. */
export const inkTale: ComicLook = (portrait, options, context) => {
  const { paint, lines, features } = draw(portrait, STYLE, options, context)
  behind(paint, portrait, options, context, plainGround([0.985, 0.98, 0.96]), [0.985, 0.98, 0.96])
  layFeatures(paint, features)
  const washed = watercolour(paint, { seed: options.seed, context: { ...context, progress: (at) => context.progress(0.8 + 0.2 * at) } })
  inkOver(washed, lines.map((value) => clamp(value * 0.85)), [0.15, 0.14, 0.2], 0.1)
  return washed
}
