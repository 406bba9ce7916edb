import { draw, glow, inkOver, type DrawingStyle } from './drawing.ts'
import { layFeatures } from './features.ts'
import type { ComicLook } from './comic-look.ts'
import { openSky } from './backdrops.ts'
import { outline } from './outline.ts'
import { behind } from './setting.ts'

const STYLE: DrawingStyle = {
  cel: { levels: 4, softness: 0.3, own: 0.3, shadow: [0.05, 0.025, 0.13], saturation: 1.2, gamma: 0.66 },
  skin: { gamma: 0.7, saturation: 1, shadow: [0.92, 0.76, 0.78], light: 0.3, softness: 0.05 },
  lines: { width: 1 / 950, start: -0.016, shortest: 1 / 28, background: 0.45 },
  face: {
    line: '#3a2430', width: 0.028, lash: 0.075, white: '#fdfcff', whiteShade: 'rgb(120 120 170 / 0.45)', iris: 'photo', sparkle: 1,
    brow: 'rgb(66 44 46 / 0.92)', lip: 'rgb(232 112 118 / 0.42)', mouth: '#a8434e', teeth: '#fffdfb',
    blush: 'rgb(255 120 120 / 0.3)', nose: 'rgb(150 84 80 / 0.85)',
  },
}

/** Japanese animation: clear cel tones, thin coloured lines, large bright eyes, an open sky. */
export const anime: ComicLook = (portrait, options, context) => {
  const { paint, lines, features } = draw(portrait, STYLE, options, context)
  const long = Math.max(paint.width, paint.height)
  const rim = portrait.hasPerson ? outline(portrait.person, paint, long / 400) : undefined
  if (rim) for (let i = 0; i < rim.length; i++) lines[i] = Math.max(lines[i]!, 0.9 * rim[i]!)
  inkOver(paint, lines, [0.13, 0.06, 0.14], 0.25)
  context.checkCancelled()
  layFeatures(paint, features)
  context.checkCancelled()
  behind(paint, portrait, options, context, openSky)
  context.checkCancelled()
  glow(paint, 0.8, 0.4, long / 45, context)
  return paint
}
