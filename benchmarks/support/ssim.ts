import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { boxBlur, type Plane } from '#studio/pixels/plane.ts'
import { luma } from './measures.ts'

/** Windows of 7 × 7 pixels. */
const RADIUS = 3
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** Structural similarity of two pictures of one size at every pixel, -1..1 (Wang et al. 2004, uniform windows on luma). */
export function ssimMap(a: RasterImage, b: RasterImage): Plane {
  const { width, height } = a
  const mean = (plane: Plane) => boxBlur(plane, width, height, RADIUS)
  const [x, y] = [luma(a), luma(b)]
  const [meanX, meanY] = [mean(x), mean(y)]
  const [xx, yy, xy] = [mean(x.map((value) => value * value)), mean(y.map((value) => value * value)), mean(x.map((value, i) => value * y[i]!))]
  return meanX.map((mx, i) => {
    const my = meanY[i]!
    const variances = xx[i]! - mx * mx + yy[i]! - my * my
    return ((2 * mx * my + C1) * (2 * (xy[i]! - mx * my) + C2)) / ((mx * mx + my * my + C1) * (variances + C2))
  })
}
