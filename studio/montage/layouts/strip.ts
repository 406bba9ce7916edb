import type { Region, Size } from '../../pixels/raster.ts'
import { snapped, viewOf, type Layout } from './layout.ts'

/** The frame of a film strip within a film; what is beside it is the strip. */
export function stripFrame({ width, height }: Size): Region {
  const band = Math.min(width, height) * 0.12
  return snapped({ left: band, top: band * 0.3, width: width - 2 * band, height: height - band * 0.6 })
}

export const strip: Layout = (staged) => ({ backdrop: [14, 11, 9], views: [viewOf(staged.photos[0]!, staged, stripFrame(staged.size))] })
