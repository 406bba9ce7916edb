import type { Size } from '../../pixels/raster.ts'
import type { NearestField } from './nearest-field.ts'

/** How much less a patch counts for each pixel farther inside the hole: what is known spreads from the rim inwards. */
const DECAY = 1.6
/** Past this many pixels all is equally uncertain. */
const DEEPEST = 24

/** Steps (up to DEEPEST) of each pixel to the nearest known one, diagonals counting as one. */
export function depthOf(hole: Uint8Array, size: Size): Uint8Array {
  const { width, height } = size
  const depth = new Uint8Array(hole.length)
  for (let i = 0; i < hole.length; i++) if (hole[i]) depth[i] = DEEPEST
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) if (hole[i]) depth[i] = Math.min(DEEPEST, leastBehind(depth, size, x, y, 1) + 1)
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1, i = y * width + x; x >= 0; x--, i--) {
      if (hole[i]) depth[i] = Math.min(depth[i]!, leastBehind(depth, size, x, y, -1) + 1)
    }
  }
  return depth
}

/** Least depth of the pixels that a pass in this direction has come by; what lies beyond the frame is not known. */
function leastBehind(depth: Uint8Array, { width, height }: Size, x: number, y: number, step: 1 | -1): number {
  const before = x - step
  let least = before >= 0 && before < width ? depth[y * width + before]! : DEEPEST
  const row = y - step
  if (row < 0 || row >= height) return least
  const last = Math.min(width - 1, x + 1)
  for (let u = Math.max(0, x - 1); u <= last; u++) least = Math.min(least, depth[row * width + u]!)
  return least
}

/**
 * Renews the weight of each target's patch when the pixels are voted for: high where it matches well and near the rim.
 */
export function weigh({ targets, cost, trust }: NearestField, depth: Uint8Array): void {
  const usual = 1 + median(cost)
  const decay = Float32Array.from({ length: DEEPEST + 1 }, (_, steps) => DECAY ** -steps)
  for (let k = 0; k < targets.length; k++) {
    const ratio = 1 + cost[k]! / usual
    trust[k] = decay[depth[targets[k]!]!]! / (ratio * ratio)
  }
}

/** Of some two thousand of the values, which is near enough. */
function median(values: Int32Array): number {
  const step = Math.ceil(values.length / 2000)
  const some = values.filter((_, k) => k % step === 0).sort()
  return some[some.length >> 1] ?? 0
}
