import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { oil } from '../style/oil.ts'
import type { StyleContext } from '../style/style-pass.ts'
import { clouds, paperTooth } from '../style/texture.ts'

/** A coloured drawing before a look finishes it. */
interface ColouredSketch {
  /** Flat colours, without lines; a look paints into it. */
  paint: DisplayImage
  /** 0..1 */
  ink: Plane
  /** Light on the areas as if they were cushions, from the upper left: below 0 in shade, above in light, about -1..1. */
  light: Plane
  /** Pixels to the area's own edge. */
  depth: Plane
  shading: number
  /** Strength of the lines, 0..1. */
  lines: number
  seed: number
}

export type SketchLook = (sketch: ColouredSketch, context: StyleContext) => DisplayImage

const INK: Rgb = [0.17, 0.12, 0.15]

function inkLines({ planes }: DisplayImage, ink: Plane, strength: number, own: number): void {
  for (let c = 0; c < 3; c++) {
    const plane = planes[c]!
    for (let i = 0; i < plane.length; i++) plane[i]! += (plane[i]! * own + INK[c]! * (1 - own) - plane[i]!) * ink[i]! * strength
  }
}

/** Darker is also more saturated and turned to violet, lighter is warmer, as painters mix. */
function shade({ planes: [red, green, blue] }: DisplayImage, amount: (i: number) => number): void {
  for (let i = 0; i < red.length; i++) {
    const k = amount(i)
    if (k < 0) {
      red[i]! *= 1 + k * 0.8
      green[i]! *= 1 + k
      blue[i]! *= 1 + k * 0.6
    } else {
      red[i]! += (1 - red[i]!) * k
      green[i]! += (0.98 - green[i]!) * k
      blue[i]! += (0.9 - blue[i]!) * k
    }
  }
}

const flat: SketchLook = ({ paint, ink, light, shading, lines, seed }) => {
  const tooth = paperTooth(paint.width, paint.height, Math.max(paint.width, paint.height) / 600, seed)
  shade(paint, (i) => 0.12 * shading * clamp(light[i]! * 2, -1, 1) + 0.012 * tooth[i]!)
  inkLines(paint, ink, lines, 0.12)
  return paint
}

const cel: SketchLook = ({ paint, ink, light, depth, shading, lines }) => {
  const long = Math.max(paint.width, paint.height)
  shade(paint, (i) => {
    const dark = smoothstep(-0.1, -0.16, light[i]!)
    const gleam = smoothstep(0.3, 0.36, light[i]!) * smoothstep(long / 220, long / 160, depth[i]!)
    return shading * (0.34 * gleam - 0.36 * dark)
  })
  inkLines(paint, ink, Math.min(1, lines * 1.25), 0)
  return paint
}

const watercolour: SketchLook = ({ paint, ink, light, depth, shading, lines, seed }, { checkCancelled }) => {
  const { width, height, planes } = paint
  const long = Math.max(width, height)
  const pools = clouds(width, height, [1 / 4, 1 / 10, 1 / 26], seed, 0.75)
  checkCancelled()
  const ripple = clouds(width, height, [1 / 18, 1 / 50, 1 / 120], seed + 1, 0.8)
  checkCancelled()
  const tooth = paperTooth(width, height, long / 560, seed + 2)
  checkCancelled()
  const rim = long / 220
  for (let i = 0; i < depth.length; i++) {
    const away = depth[i]! + ripple[i]! * rim * 1.5
    // A wash stops short of the line here and there, and dries darker at its edge.
    const laid = smoothstep(-0.2 * rim, 0.5 * rim, away - Math.max(0, ripple[i]! - 0.35) * rim * 6)
    const edge = Math.exp(-((away / rim - 1) ** 2)) * 0.34
    const bloom = smoothstep(0.02, 0.1, Math.abs(pools[i]! - 0.25)) - 1
    const density = 1 + 0.75 * pools[i]! + edge * 2 + 0.2 * tooth[i]! - shading * 0.9 * light[i]! - 0.28 * bloom
    const thin = 0.62 + 0.38 * clamp(0.55 + 0.5 * pools[i]! - 0.6 * shading * light[i]!)
    for (const plane of planes) {
      const pigment = 1 - (1 - plane[i]!) * thin
      const wash = clamp(pigment - (pigment - pigment * pigment) * (density - 1) * 0.75)
      const paper = 0.985 - 0.02 * tooth[i]!
      plane[i] = paper + (wash * paper - paper) * laid
    }
  }
  inkLines(paint, ink.map((value, i) => value * clamp(0.9 - 0.25 * tooth[i]!)), lines, 0.1)
  return paint
}

const oils: SketchLook = (sketch, context) => {
  const { paint, ink, light, shading, lines, seed } = sketch
  const mottle = clouds(paint.width, paint.height, [1 / 10, 1 / 24], seed)
  shade(paint, (i) => shading * 0.5 * clamp(light[i]! * 1.3, -0.8, 0.7) + 0.06 * mottle[i]!)
  inkLines(paint, ink, lines * 0.85, 0.35)
  return oil(paint, { seed, context })
}

const clay: SketchLook = ({ paint, ink, light, depth, shading, lines }) => {
  const { width, height } = paint
  const long = Math.max(width, height)
  const groove = gaussianBlur(ink, width, height, long / 260)
  const round = long / 40
  shade(paint, (i) => {
    const rolled = 1 - smoothstep(0, round, depth[i]!)
    const gleam = Math.pow(clamp(light[i]! * 1.25), 3) * 0.75
    return shading * (0.75 * clamp(light[i]! * 1.3, -0.6, 0.5) + gleam - 0.12 * rolled) - 0.5 * lines * clamp(groove[i]! * 1.3)
  })
  return paint
}

/** Every way in which a coloured drawing can be finished. */
export const sketchLooks = { watercolour, flat, cel, oil: oils, clay } satisfies Record<string, SketchLook>
export type SketchLookName = keyof typeof sketchLooks
