import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import { boxBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes, type Size } from '../../pixels/raster.ts'
import { GRAB_CUT_SIDE, grabCut, Seed } from '../../vision/grab-cut.ts'
import type { OpenCv } from '../../vision/opencv.ts'

/** How far a hand-drawn edge may be from the thing's own, as a share of the longest side. */
const SLACK = 0.04

/**
 * A mask drawn by hand (the photo's size) moved to the edges that lie within its slack, where the colours on either
 * side part; at most 320 pixels. What is all or nothing of the photo stays as it is.
 */
export function snapMask(cv: OpenCv, photo: RasterImage, mask: Plane): Size & { mask: Plane } {
  const size = fitWithin(photo, GRAB_CUT_SIDE)
  const small = resizePlane(mask, photo.width, photo.height, size.width, size.height)
  const near = boxBlur(small, size.width, size.height, Math.round(SLACK * GRAB_CUT_SIDE))
  const seeds = mapToBytes(small, (value, i) => {
    if (near[i]! > 0.98) return Seed.subject
    if (near[i]! < 0.02) return Seed.background
    return value > 0.5 ? Seed.maybeSubject : Seed.maybeBackground
  })
  const sides = new Set(seeds)
  if (!sides.has(Seed.subject) || !sides.has(Seed.background)) return { ...size, mask: small }
  const pixels = fromColourPlanes(colourPlanes(photo, size), size)
  return { ...size, mask: Float32Array.from(grabCut(cv, pixels, seeds)) }
}
