import { CHANNELS, RADIUS, type FillLevel } from './level.ts'

/** Means are kept as whole numbers of this part of a level of brightness; the kernel has the same. */
const FINE = 64
const SIDE = 2 * RADIUS + 1

/** Mean red, green and blue of the patch around each pixel, in FINE parts; 0 where the patch leaves the frame. */
export function patchMeans({ width, height, values }: FillLevel): Uint16Array {
  const means = new Uint16Array(width * height * 3)
  const sums = new Int32Array(width * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const enters = (y * width + x) * CHANNELS
      const leaves = enters - SIDE * width * CHANNELS
      for (let c = 0; c < 3; c++) sums[x * 3 + c]! += values[enters + c]! - (leaves >= 0 ? values[leaves + c]! : 0)
    }
    if (y < 2 * RADIUS) continue
    const row = (y - RADIUS) * width
    for (let c = 0; c < 3; c++) {
      let sum = 0
      for (let x = 0; x < width; x++) {
        sum += sums[x * 3 + c]! - (x >= SIDE ? sums[(x - SIDE) * 3 + c]! : 0)
        if (x >= 2 * RADIUS) means[(row + x - RADIUS) * 3 + c] = (sum * FINE) / (SIDE * SIDE) + 0.5
      }
    }
  }
  return means
}
