import { boxBlur, meanOf, resizePlane, sumOf } from '../../pixels/plane.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Size } from '../../pixels/raster.ts'
import { skyWithin, standingBeforeSky } from '../../vision/before-sky.ts'
import type { SubjectMask } from '../../vision/object-mask.ts'
import type { OpenCv } from '../../vision/opencv.ts'

/** Who marks this share of the sky means all of it. */
const MOST_OF_SKY = 0.5
/** Who marks at least this share of sky means nothing beside it. */
const SOME_SKY = 0.15

/** How many pixels at the edge of a sky are of it where they are marked: it ends softly, and a rim of the old one would stay. */
const EDGE = 1

/**
 * What of a marked part (1, else 0) is meant where a new sky is asked for. Where most of the sky is marked, all of it: a
 * strip left between roofs would keep the old one. Where some of what is marked is sky, that alone: else it would be seen
 * through the houses before it. What has no sky in it stays as it is.
 */
export function meantSky(cv: OpenCv, photo: RasterImage, marked: SubjectMask): SubjectMask {
  const standing = standingBeforeSky(cv, photo)
  const whole = standing && { ...standing, mask: standing.mask.map((value) => 1 - value) }
  if (whole && sumOf(both(marked, whole)) >= MOST_OF_SKY * sumOf(whole.mask)) return withEdges(whole, marked)
  const within = skyWithin(cv, photo, marked)
  return meanOf(within.mask) > SOME_SKY * meanOf(marked.mask) ? withEdges(within, marked) : marked
}

const inSizeOf = ({ mask, ...from }: SubjectMask, { width, height }: Size) => resizePlane(mask, from.width, from.height, width, height)

/** What lies in two masks, at the second one's size. */
const both = (marked: SubjectMask, sky: SubjectMask) => inSizeOf(marked, sky).map((value, i) => Math.min(value, sky.mask[i]!))

function withEdges(sky: SubjectMask, marked: SubjectMask): SubjectMask {
  const own = inSizeOf(marked, sky)
  const near = boxBlur(sky.mask, sky.width, sky.height, EDGE)
  return { ...sky, mask: sky.mask.map((value, i) => (near[i]! > 0.3 ? Math.max(value, own[i]!) : value)) }
}
