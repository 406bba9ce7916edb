import type { Plane } from '../pixels/plane.ts'
import type { Region, Size } from '../pixels/raster.ts'

/** The smallest region that holds every value above the threshold, or nothing. */
export function boundsOf(plane: Plane | Uint8Array, { width, height }: Size, threshold: number): Region | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (plane[y * width + x]! <= threshold) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The region with a share of its longer side more on each side, as far as the frame goes. */
export function withMargin(region: Region, size: Size, share: number): Region {
  const margin = Math.round(Math.max(region.width, region.height) * share)
  const left = Math.max(0, region.left - margin)
  const top = Math.max(0, region.top - margin)
  return {
    left,
    top,
    width: Math.min(size.width, region.left + region.width + margin) - left,
    height: Math.min(size.height, region.top + region.height + margin) - top,
  }
}
