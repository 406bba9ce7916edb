import { smoothstep } from '../../pixels/colour.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
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

/** The distance to the mask is taken at no more than this many pixels: it is smooth. */
const DISTANCE_SIDE = 1024

/** A drawn mask (the size's own) with a margin. */
export function grownMask(cv: OpenCv, mask: Plane, size: Size): GrownMask {
  const { width, height } = size
  const small = fitWithin(size, DISTANCE_SIDE)
  const radius = Math.max(LEAST_GROWTH, GROWTH * Math.max(width, height)) * (small.width / width)
  const outside = Uint8Array.from(resizePlane(mask, width, height, small.width, small.height), (value) => (isDrawn(value) ? 0 : 1))
  const distance = withOwned(cv, (own) => {
    const mat = own(new cv.Mat())
    cv.distanceTransform(own(cv.matFromArray(small.height, small.width, cv.CV_8UC1, outside)), mat, cv.DIST_L2, cv.DIST_MASK_5)
    return mat.data32F.slice()
  })
  const alpha = new Float32Array(width * height)
  const hole = new Uint8Array(width * height)
  const stretch = new Stretch(small, size)
  let drawn = 0
  for (let y = 0, i = 0; y < height; y++) {
    stretch.row(y)
    for (let x = 0; x < width; x++, i++) {
      const marked = isDrawn(mask[i]!)
      if (marked) drawn++
      const away = stretch.at(distance, x)
      if (!marked && away >= radius) continue
      alpha[i] = marked ? 1 : smoothstep(radius, radius / 3, away)
      hole[i] = 1
    }
  }
  return { hole, alpha, share: drawn / mask.length }
}
