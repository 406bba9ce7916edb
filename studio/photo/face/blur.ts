import { double, halve } from '../../pixels/half-size.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'

/** From this sigma on a quarter of the pixels says the same. */
const WIDE = 3.2

/** Gaussian of a sigma in pixels; wide ones are worked out at half size. */
export function blur(plane: Plane, size: Size, sigma: number): Plane {
  if (sigma < WIDE) return gaussianBlur(plane, size.width, size.height, Math.max(0.5, sigma))
  const half = { width: (size.width + 1) >> 1, height: (size.height + 1) >> 1 }
  return double(blur(halve(plane, size, half), half, sigma / 2), half, size)
}
