import { clamp, smoothstep } from '../pixels/colour.ts'
import { luma } from '../style/display-image.ts'
import { focusLines } from './backdrops.ts'
import type { ComicLook } from './comic-look.ts'
import { draw, type DrawingStyle } from './drawing.ts'
import { layFeatures } from './features.ts'
import { outline } from './outline.ts'
import { dotScreen, lineScreen } from './screen.ts'
import { behind, hidesGround } from './setting.ts'

const STYLE: DrawingStyle = {
  cel: { levels: 4, softness: 0.35, own: 0.35, shadow: [0, 0, 0], saturation: 0, gamma: 0.72 },
  skin: { gamma: 0.3, saturation: 0, shadow: [0.8, 0.8, 0.8], light: 1, softness: 0.05 },
  hair: { gamma: 0.85, saturation: 0, shadow: [0.4, 0.4, 0.4], shine: [1, 1, 1], gloss: 1, strands: 0.9, softness: 0 },
  cloth: { gamma: 0.8, saturation: 0, softness: 0.05 },
  lines: { width: 1 / 820, contour: 3, start: -0.014, shortest: 1 / 34, background: 0.6 },
  face: {
    line: '#000', width: 0.032, lashes: true, lash: 0.085, eye: { wide: 0.14, tall: 0.3, least: 0.22, iris: 0.5, oval: 1.12 },
    white: '#fff', whiteShade: 'rgb(0 0 0 / 0.3)', iris: ['#000', '#333', '#aaa'], sparkle: 1,
    brow: '#0c0c0c', browWeight: 0.62, lips: 0, mouthSize: 0.86, gleam: 0,
    mouth: '#1a1a1a', teeth: '#fff', nose: 'rgb(0 0 0 / 0.9)', fold: 'rgb(0 0 0 / 0.9)',
  },
}

/** Below this tone the ink is solid, above the other the paper is bare. */
const [SPOT, BARE] = [0.17, 0.9]
/** Widths of the panel's frame and of the margin around it, as shares of the long side. */
const FRAME = 0.006
const MARGIN = 0.022

/**
 * Black ink on white: spot blacks, a regular screen of dots in the middle tones, hatching in the shadows, focus lines, a
 * panel's frame.
 */
export const manga: ComicLook = (portrait, options, context) => {
  const { paint, lines, features } = draw(portrait, STYLE, { ...options, colour: 0 }, context)
  const { width, height } = paint
  const long = Math.max(width, height)
  const { person, skin, hasPerson } = portrait
  const tone = luma(paint)
  const rim = hasPerson ? outline(person, paint, long / 380) : undefined
  const dots = dotScreen(Math.max(4, long / 150), Math.PI / 4)
  const hatch = lineScreen(Math.max(4, long / 240), -Math.PI / 4)
  const contrast = 0.6 + 0.8 * options.colour
  const hidden = hidesGround(portrait, options)
  const [ink] = paint.planes
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 64 === 0) context.checkCancelled()
    for (let x = 0; x < width; x++, i++) {
      if (hidden && person[i] === 0) continue
      const value = clamp(0.5 + (tone[i]! - 0.5) * contrast + (hasPerson ? 0.22 * (1 - person[i]!) : 0))
      const middle = 0.62 * (1 - smoothstep(SPOT + 0.12, BARE, value))
      const cover = value < BARE ? dots(x, y, middle) * (1 - smoothstep(0.7, 0.95, value)) : 0
      const shade = 0.55 * (1 - smoothstep(SPOT, SPOT + 0.3, value)) * (1 - skin[i]!)
      const solid = 1 - smoothstep(SPOT - 0.03, SPOT + 0.03, value)
      ink[i] = 1 - Math.max(solid, cover, shade > 0.08 ? hatch(x, y, shade) : 0, lines[i]!)
    }
  }
  paint.planes[1].set(ink)
  paint.planes[2].set(ink)
  layFeatures(paint, features)
  context.checkCancelled()
  behind(paint, portrait, options, context, focusLines, [1, 1, 1])
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 64 === 0) context.checkCancelled()
    for (let x = 0; x < width; x++, i++) {
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y) / long
      const drawnOver = rim?.[i] ?? 0
      if (drawnOver === 0 && inside > MARGIN + FRAME + 0.001) continue
      const frame = smoothstep(MARGIN - 0.001, MARGIN, inside) * (1 - smoothstep(MARGIN + FRAME, MARGIN + FRAME + 0.001, inside))
      const paper = 1 - smoothstep(MARGIN - 0.001, MARGIN, inside)
      for (const plane of paint.planes) {
        const drawn = plane[i]! * (1 - drawnOver)
        plane[i] = (drawn + (1 - drawn) * paper) * (1 - frame)
      }
    }
  }
  return paint
}
