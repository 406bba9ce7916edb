import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'

/** How far a quarter may pass the brightest and darkest of the nine pixels around it, as a share of their range. */
const OVERSHOOT = 0.08

/** Keeps a doubled plane near the range of what it was made from, in place: no bright or dark rims along edges. */
export function keepWithin(doubled: Plane, source: Plane, { width, height }: Size): void {
  for (let y = 0, i = 0; y < height; y++) {
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, i++) {
      const left = x > 0 ? -1 : 0
      const right = x < width - 1 ? 1 : 0
      let low = Infinity
      let high = -Infinity
      for (let row = i + above; row <= i + below; row += width) {
        for (let at = row + left; at <= row + right; at++) {
          const value = source[at]!
          if (value < low) low = value
          if (value > high) high = value
        }
      }
      const room = OVERSHOOT * (high - low)
      low -= room
      high += room
      const to = 4 * y * width + 2 * x
      for (let at = to; at <= to + 2 * width; at += 2 * width) {
        for (let k = at; k < at + 2; k++) {
          const value = doubled[k]!
          if (value < low) doubled[k] = low
          else if (value > high) doubled[k] = high
        }
      }
    }
  }
}
