import type { NearestField } from './nearest-field.ts'
import { CHANNELS, RADIUS, type FillLevel } from './level.ts'

/** Means are kept as whole numbers of this part of a level of brightness. */
export const FINE = 64
/** How much lighter or darker than its source a patch may be laid, in levels of brightness. */
const MOST_SHIFT = 14

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

/** Brings the means of the targets up to date, in place, after the hole has changed. */
export function renewMeans(means: Uint16Array, { width, values }: FillLevel, { targets }: NearestField): void {
  for (const target of targets) {
    let [red, green, blue] = [0, 0, 0]
    for (let dy = -RADIUS; dy <= RADIUS; dy++) {
      let at = (target + dy * width - RADIUS) * CHANNELS
      for (let dx = 0; dx < SIDE; dx++, at += CHANNELS) {
        red += values[at]!
        green += values[at + 1]!
        blue += values[at + 2]!
      }
    }
    means[target * 3] = (red * FINE) / (SIDE * SIDE) + 0.5
    means[target * 3 + 1] = (green * FINE) / (SIDE * SIDE) + 0.5
    means[target * 3 + 2] = (blue * FINE) / (SIDE * SIDE) + 0.5
  }
}

/** How much a patch is to be shifted in light, in FINE parts, when it is this much brighter than its source. */
export const shiftFor = (difference: number) => (difference > MOST ? MOST : difference < -MOST ? -MOST : difference)

const MOST = MOST_SHIFT * FINE
