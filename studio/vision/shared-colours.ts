import type { RasterImage } from '../pixels/linear-image.ts'
import type { Colours } from '../pixels/plane.ts'
import { colourPlanes, type Size } from '../pixels/raster.ts'

/** By photo and size, and gone with the photo. */
const kept = new WeakMap<RasterImage, Map<string, Colours>>()

/**
 * Colour planes of a photo, resized, as sRGB values 0..1: the same ones for all who ask for them in that size, since a
 * subject is looked for in many steps. Nobody may change them, or the photo meanwhile.
 */
export function sharedColours(photo: RasterImage, { width, height }: Size): Colours {
  const sizes = kept.get(photo) ?? new Map<string, Colours>()
  kept.set(photo, sizes)
  const name = `${width}x${height}`
  const planes = sizes.get(name) ?? colourPlanes(photo, { width, height })
  sizes.set(name, planes)
  return planes
}
