import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fitWithin, fromColourPlanes } from '../pixels/raster.ts'

const LONGEST_SIDE = 320

/** A picture as it is, small: what a person sees of a work that is being made. */
export function smallLook(picture: RasterImage): RasterImage {
  const size = fitWithin(picture, LONGEST_SIDE)
  return fromColourPlanes(colourPlanes(picture, size), size)
}
