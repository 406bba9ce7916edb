import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { sharesAtSides } from '../../vision/shares-at-sides.ts'

/** More than this share of a side is covered by somebody who is cut off there. */
const CUT = 0.04

/** At which sides the frame cuts a model off; opacity 0..1. */
export function cutSides(alpha: Plane, photo: Size): { left: boolean; right: boolean } {
  const { left, right } = sharesAtSides(alpha, photo)
  return { left: left > CUT, right: right > CUT }
}
