import type { Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'

/** Share of each side of the frame, 0..1, along which a mask (0..1) covers it: where the frame cuts off what it shows. */
export function sharesAtSides(mask: Plane, { width, height }: Size): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const shareOf = (length: number, at: (along: number) => number) => {
    let covered = 0
    for (let along = 0; along < length; along++) if (mask[at(along)]! > 0.5) covered++
    return covered / length
  }
  return {
    left: shareOf(height, (y) => y * width),
    right: shareOf(height, (y) => y * width + width - 1),
    top: shareOf(width, (x) => x),
    bottom: shareOf(width, (x) => (height - 1) * width + x),
  }
}
