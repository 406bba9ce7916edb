import { clamp } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { saturate } from './display-image.ts'
import type { StylePass } from './style-pass.ts'

const CANVAS = [0.94, 0.9, 0.82] as const
/** Dots from broad to fine: radius as a share of the long side, and how much of each is drawn where the picture is calm. */
const LAYERS = [
  { radius: 1 / 84, calm: 1 },
  { radius: 1 / 120, calm: 0.85 },
  { radius: 1 / 170, calm: 0.35 },
  { radius: 1 / 270, calm: 0.05 },
] as const

/** Touches of pure colour side by side (Seurat): each dot leans to a hue beside its own, and the eye mixes them back. */
export const pointillism: StylePass = (source, { seed, context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const planes = source.planes.map((plane) => gaussianBlur(plane, width, height, Math.max(0.7, long / 700))) as [Plane, Plane, Plane]
  saturate({ width, height, planes }, 1.5)
  const coarse = planes.map((plane) => gaussianBlur(plane, width, height, long / 130))
  // The ground is tinted first: bare canvas would sparkle in the darks.
  const out = coarse.map((plane, c) => plane.map((value) => value + (CANVAS[c]! - value) * 0.3)) as [Plane, Plane, Plane]
  const random = createRandom(seed)
  LAYERS.forEach(({ radius, calm }, index) => {
    const r = Math.max(0.8, radius * long)
    const step = r * 1.35
    for (let cy = 0; cy < height + step; cy += step) {
      context.checkCancelled()
      for (let cx = 0; cx < width + step; cx += step) {
        const [jitterX, jitterY, chance, lean, size] = [random(), random(), random(), random(), random()]
        const x = cx + (jitterX - 0.5) * step * 1.2
        const y = cy + (jitterY - 0.5) * step * 1.2
        const at = Math.min(height - 1, Math.max(0, y | 0)) * width + Math.min(width - 1, Math.max(0, x | 0))
        let detail = 0
        for (let c = 0; c < 3; c++) detail += Math.abs(planes[c]![at]! - coarse[c]![at]!)
        if (chance > calm + detail * 7) continue
        // Leaning dots in the dark would be sparks.
        const turn = (lean - 0.5) * (0.08 + 0.3 * planes[1][at]!)
        const colour = [planes[0][at]! + turn, planes[1][at]! - Math.abs(turn) * 0.25 + 0.03, planes[2][at]! - turn]
        dab(out, width, height, x, y, r * (0.75 + 0.45 * size), colour)
      }
    }
    context.progress((index + 1) / LAYERS.length)
  })
  return { width, height, planes: out }
}

function dab(planes: readonly Plane[], width: number, height: number, x: number, y: number, radius: number, colour: readonly number[]): void {
  const [x0, x1] = [Math.max(0, Math.floor(x - radius)), Math.min(width - 1, Math.ceil(x + radius))]
  const [y0, y1] = [Math.max(0, Math.floor(y - radius)), Math.min(height - 1, Math.ceil(y + radius))]
  for (let v = y0; v <= y1; v++) {
    for (let u = x0; u <= x1; u++) {
      const cover = clamp(radius + 0.5 - Math.sqrt((u - x) * (u - x) + (v - y) * (v - y))) * 0.92
      if (cover <= 0) continue
      // A dab of paint is thicker, so lighter, at its upper left.
      const crown = 1 + (0.05 * (x - u + y - v)) / radius
      const i = v * width + u
      for (let c = 0; c < 3; c++) planes[c]![i]! += (clamp(colour[c]! * crown) - planes[c]![i]!) * cover
    }
  }
}
