import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'

/** Pixels along a block of JPEG. */
const BLOCK = 8
/** A step of more is an edge of the picture. */
const EDGE = 0.04
/** The grid's steps stand out from those elsewhere by this, on a scale of 255, or there is no grid. */
const SEEN = 0.5
/** What a grid's steps mean as white noise: fitted to photos at JPEG's qualities 10 to 75, on a scale of 255. */
const [GAIN, POWER] = [1.8, 1.55]

/** Standard deviation of white noise that does a brightness plane as much harm as its JPEG blocks do; 0 where none are seen. */
export function blockingLevel(plane: Plane, { width, height }: Size): number {
  const across = gridSteps(plane, width, height, 1, width)
  const down = gridSteps(plane, height, width, width, 1)
  const step = 255 * Math.min(across, down)
  return step < SEEN ? 0 : (GAIN * step ** POWER) / 255
}

/** How much larger steps are at one place in eight, whichever it is, than they mostly are elsewhere. */
function gridSteps(plane: Plane, length: number, lines: number, along: number, lineStep: number): number {
  const sums = new Float64Array(BLOCK)
  const counts = new Float64Array(BLOCK)
  for (let line = 0; line < lines; line += 2) {
    for (let i = 2; i < length - 1; i++) {
      const at = line * lineStep + i * along
      const own = Math.abs(plane[at]! - plane[at - along]!)
      const beside = 0.5 * (Math.abs(plane[at - along]! - plane[at - 2 * along]!) + Math.abs(plane[at + along]! - plane[at]!))
      sums[i % BLOCK]! += Math.max(-EDGE, Math.min(EDGE, own - beside))
      counts[i % BLOCK]!++
    }
  }
  const means = Array.from(sums, (sum, k) => sum / Math.max(1, counts[k]!)).sort((a, b) => a - b)
  return means[BLOCK - 1]! - means[BLOCK / 2]!
}
