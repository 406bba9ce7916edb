import type { Size } from './masks.ts'

export interface SizeLimits {
  /** Both sides are multiples of it. */
  multiple: number
  maxPixels: number
  minSide?: number
  maxSide?: number
}

/** How far the proportions may be off, as a share, for the sake of more pixels. */
const TOLERANCE = 0.04
const SAME = 1e-9

/** The largest size within a model's limits that is not larger than wished and has the wished proportions, or nearly. */
export function modelSize(wish: Size, { multiple, maxPixels, minSide = multiple, maxSide = Infinity }: SizeLimits): Size {
  const up = (side: number) => Math.ceil(side / multiple) * multiple
  const first = up(minSide)
  // A wish below the least side is raised to it.
  const most = (side: number) => Math.max(first, Math.min(up(side), Math.floor(maxSide / multiple) * multiple))
  const off = ({ width, height }: Size) => Math.abs(Math.log(width / height / (wish.width / wish.height)))
  let best: Size = { width: first, height: first }
  for (let width = first; width <= most(wish.width); width += multiple) {
    for (let height = first; height <= most(wish.height) && width * height <= maxPixels; height += multiple) {
      const size = { width, height }
      const [better, worse] = [off(size), off(best)]
      const isLarger = width * height > best.width * best.height
      const isCloser = better < worse - SAME
      if (better <= TOLERANCE ? worse > TOLERANCE || isLarger : isCloser || (isLarger && better < worse + SAME)) best = size
    }
  }
  return best
}
