import { boxBlur, type Plane, resizePlane, sumOf } from '../../pixels/plane.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Size } from '../../pixels/raster.ts'
import { skySize, skyWithin, standingBeforeSky } from '../../vision/before-sky.ts'
import { findSky } from '../../vision/find-sky.ts'
import { lookAt } from '../../vision/look.ts'
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
  const ownOf = (sky: Plane) => own.map((value, i) => Math.min(value, sky[i]!))
  const isMostOf = (sky: Plane) => sumOf(ownOf(sky)) >= MOST_OF_SKY * sumOf(sky)
  const isSome = (part: Plane) => sumOf(part) > SOME_SKY * sumOf(own)
  const whole = standingBeforeSky(cv, photo)?.mask.map((value) => 1 - value)
  if (whole && isMostOf(whole)) return withEdges(whole)
  const within = skyWithin(cv, photo, own)
  if (isSome(within)) return withEdges(within)
  const dusk = skyOfAnyHour(cv, photo, size)
  if (dusk && isMostOf(dusk)) return withEdges(dusk)
  const part = dusk && ownOf(dusk)
  return part && isSome(part) ? withEdges(part) : marked
}

/** A sky that is neither blue nor light, as at sunset, at `size`; undefined where the photo shows none. */
function skyOfAnyHour(cv: OpenCv, photo: RasterImage, size: Size): Plane | undefined {
  const look = lookAt(cv, photo)
  const sky = findSky(look, undefined)
  return sky && resizePlane(sky, look.width, look.height, size.width, size.height)
}
