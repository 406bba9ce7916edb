import type { Plane } from '../../pixels/plane.ts'
import { CHANNELS, type FillLevel } from './level.ts'
import { distanceInside, smoothFill, STRAIGHT } from './smooth-fill.ts'

/** Share that the patches have at the rim, and how deep they have all, in pixels of the level. */
const AT_RIM = 0.25
const ALL_PATCHES = 14
/** Levels of brightness apart from which the patches are taken to know better: an edge that goes on is left sharp. */
const EDGE = 40
/** Depth from which that holds in full, pixels of the level: at the rim itself it would be a seam. */
const SEAM = 6

/**
 * What the patches say, eased into a smooth continuation of the surroundings near the rim, where that tells best: the
 * level's red, green and blue.
 */
export function easedBase(level: FillLevel, checkCancelled: () => void): [Plane, Plane, Plane] {
  const { values, hole } = level
  const distance = distanceInside(hole, level)
  const planes = smoothFill(level, distance, checkCancelled)
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue
    const at = i * CHANNELS
    const apart = (planes[0][i]! + planes[1][i]! + planes[2][i]! - values[at]! - values[at + 1]! - values[at + 2]!) / (3 * EDGE)
    const depth = distance[i]! / STRAIGHT
    const edge = Math.min(1, depth / SEAM) * apart ** 4
    const eased = Math.max(0, (1 - AT_RIM) * (1 - depth / ALL_PATCHES)) / (1 + edge)
    for (let c = 0; c < 3; c++) planes[c]![i] = values[at + c]! + (planes[c]![i]! - values[at + c]!) * eased
  }
  return planes
}
