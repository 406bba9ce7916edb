import { clamp, smoothstep } from '../pixels/colour.ts'
import { createRandom } from '../pixels/random.ts'
import { clouds, paperTooth } from '../style/texture.ts'
import { sunHaze } from './backdrops.ts'
import type { ComicLook } from './comic-look.ts'
import { draw, glow, inkOver, type DrawingStyle } from './drawing.ts'
import { layFeatures } from './features.ts'
import { behind } from './setting.ts'

const STYLE: DrawingStyle = {
  cel: { levels: 5, softness: 0.75, own: 0.4, shadow: [0.15, 0.07, 0.09], saturation: 1.2, gamma: 0.58 },
  skin: { gamma: 0.5, saturation: 1.1, shadow: [0.97, 0.84, 0.78], light: 0.35, softness: 0.16 },
  hair: {
    gamma: 0.72,
    saturation: 1.15,
    shadow: [0.74, 0.62, 0.56],
    shine: [1, 0.9, 0.72],
    gloss: 0.5,
    strands: 0.7,
    softness: 0.35,
  },
  cloth: { gamma: 0.7, saturation: 1.1, softness: 0.5 },
  lines: { width: 1 / 900, contour: 2.2, start: -0.013, shortest: 1 / 32, background: 0.35 },
  face: {
    line: '#7a4a3c', width: 0.03, lashes: false, lash: 0.06, eye: { wide: 0.08, tall: 0.22, least: 0.17, iris: 0.48, oval: 1.06 },
    white: '#fffaf2', whiteShade: 'rgb(196 140 120 / 0.4)', iris: 'photo', sparkle: 0.9,
    brow: 'photo', browWeight: 0.6, lips: 0.75, mouthSize: 0.88, gleam: 0.6,
    mouth: '#b0574e', teeth: '#fffaf2',
    blush: 'rgb(255 122 96 / 0.3)', nose: 'rgb(196 112 88 / 0.8)', fold: 'rgb(196 112 88 / 0.8)',
  },
}

/** A picture book in the afternoon sun: pastel washes, a soft brown pencil, peach shadows, flare, dust in the light. */
export const warmSun: ComicLook = (portrait, options, context) => {
  const { paint, lines, features } = draw(portrait, STYLE, options, context)
  const { width, height } = paint
  const long = Math.max(width, height)
  const tooth = paperTooth(width, height, long / 620, options.seed)
  context.checkCancelled()
  const pools = clouds(width, height, [1 / 5, 1 / 14, 1 / 40], options.seed + 1, 0.7)
  context.checkCancelled()
  const pencil = lines
  for (let i = 0; i < pencil.length; i++) if (pencil[i]! > 0) pencil[i]! *= clamp(0.72 - 0.35 * tooth[i]!)
  context.checkCancelled()
  behind(paint, portrait, options, context, sunHaze, [0.99, 0.95, 0.88])
  context.checkCancelled()
  inkOver(paint, pencil, [0.45, 0.24, 0.18], 0.2)
  context.checkCancelled()
  layFeatures(paint, features)
  context.checkCancelled()
  glow(paint, 0.86, 0.3, long / 30, context)
  context.checkCancelled()
  const motes = dust(width, height, options.seed + 2)
  const [red, green, blue] = paint.planes
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 64 === 0) context.checkCancelled()
    for (let x = 0; x < width; x++, i++) {
      const grain = 1 - 0.035 * tooth[i]! - 0.03 * pools[i]!
      const sun = 0.42 * Math.exp(-Math.hypot(x / long - 0.06, y / long - 0.03) * 3.4) + motes[i]!
      red[i] = screen(red[i]! * grain, sun)
      green[i] = screen(green[i]! * grain, sun * 0.82)
      blue[i] = screen(blue[i]! * grain * 0.97, sun * 0.5)
    }
  }
  return paint
}

const screen = (value: number, light: number) => 1 - (1 - clamp(value)) * (1 - clamp(light))

function dust(width: number, height: number, seed: number): Float32Array {
  const random = createRandom(seed)
  const long = Math.max(width, height)
  const plane = new Float32Array(width * height)
  for (let k = 0; k < 70; k++) {
    const [x, y, size, light] = [
      random() * width,
      random() * height,
      (0.0015 + 0.004 * random() ** 2) * long,
      0.15 + 0.45 * random(),
    ]
    for (let v = Math.max(0, Math.floor(y - size * 2)); v < Math.min(height, y + size * 2); v++) {
      for (let u = Math.max(0, Math.floor(x - size * 2)); u < Math.min(width, x + size * 2); u++) {
        plane[v * width + u]! += light * (1 - smoothstep(0.4, 1.6, Math.hypot(u - x, v - y) / size))
      }
    }
  }
  return plane
}
