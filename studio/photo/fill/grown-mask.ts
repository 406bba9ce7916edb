import { smoothstep } from '../../pixels/colour.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { isDrawn } from '../../vision/marks.ts'
import { withOwned, type OpenCv } from '../../vision/opencv.ts'

/** How far the edge moves outwards, so that an object's halo goes with it; a share of the longest side. */
const GROWTH = 0.006
const LEAST_GROWTH = 3

export interface GrownMask {
  /** 1 in what was drawn and a narrow band around it. */
  hole: Uint8Array
  /** 1 in what was drawn, falling to 0 at the edge of the band. */
  alpha: Plane
  /** Of the picture, that was drawn. */
  share: number
}

/** A drawn mask (the size's own) with a margin. */
export function grownMask(cv: OpenCv, mask: Plane, size: Size): GrownMask {
  const { width, height } = size
  const radius = Math.max(LEAST_GROWTH, GROWTH * Math.max(width, height))
  const outside = new Uint8Array(width * height)
  let drawn = 0
  for (let i = 0; i < mask.length; i++) {
    if (isDrawn(mask[i]!)) drawn++
    else outside[i] = 1
  }
  const alpha = withOwned(cv, (own) => {
    const distance = own(new cv.Mat())
    cv.distanceTransform(own(cv.matFromArray(height, width, cv.CV_8UC1, outside)), distance, cv.DIST_L2, cv.DIST_MASK_5)
    return distance.data32F.map((away) => (away >= radius ? 0 : smoothstep(radius, radius / 3, away)))
  })
  const hole = new Uint8Array(alpha.length)
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > 0) hole[i] = 1
  return { hole, alpha, share: drawn / mask.length }
}
