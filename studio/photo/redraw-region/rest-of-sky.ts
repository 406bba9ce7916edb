import { resizePlane } from '../../pixels/plane.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { standingBeforeSky } from '../../vision/before-sky.ts'
import type { SubjectMask } from '../../vision/object-mask.ts'
import type { OpenCv } from '../../vision/opencv.ts'

/** Who marks this share of the sky means all of it, where this share of what is marked is sky. */
const MOST_OF_SKY = 0.5
const MOSTLY_SKY = 0.7

/** What is marked (1, else 0) with the rest of the sky where most of it is: a strip left between roofs would keep the old one. */
export function withRestOfSky(cv: OpenCv, photo: RasterImage, marked: SubjectMask): SubjectMask {
  const standing = standingBeforeSky(cv, photo)
  if (!standing) return marked
  const own = resizePlane(marked.mask, marked.width, marked.height, standing.width, standing.height)
  let [all, sky, both] = [0, 0, 0]
  for (const [i, value] of own.entries()) {
    const above = 1 - standing.mask[i]!
    all += value
    sky += above
    both += Math.min(value, above)
  }
  if (both < MOST_OF_SKY * sky || both < MOSTLY_SKY * all) return marked
  return { ...standing, mask: own.map((value, i) => Math.max(value, 1 - standing.mask[i]!)) }
}
