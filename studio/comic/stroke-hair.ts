import { createCanvas } from '@napi-rs/canvas'
import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import type { Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import type { DisplayImage } from '../style/display-image.ts'
import type { Point } from '../vision/face-geometry.ts'
import { penStroke } from './curve.ts'
import type { FaceMarks } from '../vision/face-marks.ts'
import { css } from './face-style.ts'

/** Between two strokes, and their length and width; between the pupils as 1. */
const [APART, LENGTH, WIDTH] = [0.05, 0.15, 0.022]
/** Least distance between the pupils, pixels: below it strokes are grain. */
const SMALLEST = 40
/** Density of hair from which on a stroke begins, and as far as it may end. */
const [BEGINS, ENDS] = [0.45, 0.3]
/** Where the mouth lies below the nose: above it hair grows aside, below it falls. */
const MOUTH = [0.35, 0.6] as const
const OPACITY = 0.6

/** Strokes of the pen in place over hair on `skin`, darker and lighter than its colour, in this much of their strength; `dense` is how dense it is at a point, 0..1. */
export function strokeHair(
  paint: DisplayImage, skin: Plane, { noseBase, unit, up: [ux, uy] }: FaceMarks, colour: Rgb, strength: number, dense: (x: number, y: number) => number,
): void {
  if (unit < SMALLEST) return
  const [nx, ny] = noseBase[3]!
  const [left, top] = [Math.max(0, Math.floor(nx - 1.6 * unit)), Math.max(0, Math.floor(ny - 0.8 * unit))]
  const width = Math.min(paint.width, Math.ceil(nx + 1.6 * unit)) - left
  const height = Math.min(paint.height, Math.ceil(ny + 2.4 * unit)) - top
  if (width <= 0 || height <= 0) return
  const pen = createCanvas(width, height).getContext('2d')
  pen.translate(-left, -top)
  const random = createRandom(1)
  const place = (across: number, down: number): Point => [nx + (-uy * across - ux * down) * unit, ny + (ux * across - uy * down) * unit]
  for (let row = 0.04; row < 2; row += APART) {
    for (let column = -1.2; column <= 1.2; column += APART) {
      const [across, down] = [column + (random() - 0.5) * APART, row + (random() - 0.5) * APART]
      const tone = random()
      const from = place(across, down)
      const falls = smoothstep(...MOUTH, down)
      const [aside, low] = [clamp(3 * across, -1, 1) * (1 - 0.7 * falls), 0.35 + 0.65 * falls]
      const reach = LENGTH / Math.hypot(aside, low)
      const to = place(across + aside * reach, down + low * reach)
      if (dense(...from) < BEGINS || dense(...to) < ENDS) continue
      const middle = place(across + 0.55 * aside * reach, down + 0.42 * low * reach)
      penStroke(pen, [from, middle, to], WIDTH * unit, tone < 0.6 ? css(colour, 0.5) : css(colour, 1.4, 0.05))
    }
  }
  const { data } = pen.getImageData(0, 0, width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let i = (top + y) * paint.width + left, end = i + width; i < end; i++, at += 4) {
      const share = (strength * OPACITY * skin[i]! * data[at + 3]!) / 255
      if (share === 0) continue
      for (let c = 0; c < 3; c++) paint.planes[c]![i]! += (data[at + c]! / 255 - paint.planes[c]![i]!) * share
    }
  }
}
