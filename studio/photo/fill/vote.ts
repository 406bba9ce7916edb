import type { NearestField } from './nearest-field.ts'
import { CHANNELS, RADIUS, type FillLevel } from './level.ts'
import { FINE, shiftFor } from './patch-means.ts'

/** Targets between two looks at whether the person has cancelled. */
const BREATH = 2048

/**
 * Sets the hole's pixels, in place, to what the patches over each of them say: the mean of their sources' pixels,
 * weighted by how well they match (Wexler et al. 2007), each as light or dark as its surroundings (Darabi et al. 2012,
 * 'Image Melding').
 */
export function vote({ width, values, hole }: FillLevel, field: NearestField, checkCancelled: () => void): void {
  const { targets, nearest, trust, means } = field
  const sums = new Float32Array(values.length)
  const totals = new Float32Array(hole.length)
  for (let k = 0; k < targets.length; k++) {
    if (k % BREATH === 0) checkCancelled()
    const target = targets[k]!
    const source = nearest[target]!
    const weight = trust[k]!
    const red = shiftFor(means[target * 3]! - means[source * 3]!) / FINE
    const green = shiftFor(means[target * 3 + 1]! - means[source * 3 + 1]!) / FINE
    const blue = shiftFor(means[target * 3 + 2]! - means[source * 3 + 2]!) / FINE
    for (let dy = -RADIUS; dy <= RADIUS; dy++) {
      let to = target + dy * width - RADIUS
      let from = (source + dy * width - RADIUS) * CHANNELS
      for (let end = to + 2 * RADIUS; to <= end; to++, from += CHANNELS) {
        if (!hole[to]) continue
        const at = to * CHANNELS
        sums[at]! += weight * (values[from]! + red)
        sums[at + 1]! += weight * (values[from + 1]! + green)
        sums[at + 2]! += weight * (values[from + 2]! + blue)
        sums[at + 3]! += weight * values[from + 3]!
        sums[at + 4]! += weight * values[from + 4]!
        totals[to]! += weight
      }
    }
  }
  for (let i = 0; i < hole.length; i++) {
    const total = totals[i]!
    if (total === 0) continue
    for (let at = i * CHANNELS, end = at + CHANNELS; at < end; at++) {
      const value = sums[at]! / total
      values[at] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
    }
  }
}
