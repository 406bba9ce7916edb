import type { Plane } from '../pixels/plane.ts'
import type { DisplayImage } from './display-image.ts'

/** Moves every pixel by (dx, dy) × reach pixels, bilinear: the tremor of a hand. */
export function warp({ width, height, planes }: DisplayImage, dx: Plane, dy: Plane, reach: number): DisplayImage {
  const out = planes.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const px = Math.min(width - 1.01, Math.max(0, x + dx[i]! * reach))
      const py = Math.min(height - 1.01, Math.max(0, y + dy[i]! * reach))
      const at = (py | 0) * width + (px | 0)
      const u = px - (px | 0)
      const v = py - (py | 0)
      for (let c = 0; c < 3; c++) {
        const plane = planes[c]!
        const top = plane[at]! + (plane[at + 1]! - plane[at]!) * u
        const bottom = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * u
        out[c]![i] = top + (bottom - top) * v
      }
    }
  }
  return { width, height, planes: out }
}
