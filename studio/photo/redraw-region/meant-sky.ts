import { boxBlur, type Plane, resizePlane, sumOf } from '../../pixels/plane.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { skySize, skyWithin, standingBeforeSky } from '../../vision/before-sky.ts'
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
  const size = skySize(photo)
  const own = resizePlane(marked.mask, marked.width, marked.height, size.width, size.height)
  const withEdges = (sky: Plane): SubjectMask => {
    const near = boxBlur(sky, size.width, size.height, EDGE)
    return { ...size, mask: sky.map((value, i) => (near[i]! > 0.3 ? Math.max(value, own[i]!) : value)) }
  }
  const whole = standingBeforeSky(cv, photo)?.mask.map((value) => 1 - value)
  if (whole && sumOf(own.map((value, i) => Math.min(value, whole[i]!))) >= MOST_OF_SKY * sumOf(whole)) return withEdges(whole)
  const within = skyWithin(cv, photo, own)
  return sumOf(within) > SOME_SKY * sumOf(own) ? withEdges(within) : marked
}
