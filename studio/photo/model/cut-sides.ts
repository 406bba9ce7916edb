import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'

/** More than this share of the photo's height lies at its edge of somebody who is cut off there. */
const CUT = 0.04

/** At which sides the frame cuts a subject off; opacity 0..1. */
export function cutSides(alpha: Plane, { width, height }: Size): { left: boolean; right: boolean } {
  const cutAt = (x: number) => {
    let rows = 0
    for (let y = 0; y < height; y++) if (alpha[y * width + x]! > 0.5) rows++
    return rows > CUT * height
  }
  return { left: cutAt(1), right: cutAt(width - 2) }
}
