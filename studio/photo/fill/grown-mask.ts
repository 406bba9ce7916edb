import { smoothstep } from '../../pixels/colour.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { DRAWN, isDrawn } from '../../vision/marks.ts'
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
  const alpha = new Float32Array(width * height)
  const hole = new Uint8Array(width * height)
  const bounds = boundsOf(mask, size, DRAWN)
  if (!bounds) return { hole, alpha, share: 0 }
  const small = fitWithin(size, DISTANCE_SIDE)
  const scale = small.width / width
  const radius = Math.max(LEAST_GROWTH, GROWTH * Math.max(width, height)) * scale
  const reach = Math.ceil((radius + 1) / scale)
  const [left, top] = [Math.max(0, bounds.left - reach), Math.max(0, bounds.top - reach)]
  const [right, bottom] = [Math.min(width, bounds.left + bounds.width + reach), Math.min(height, bounds.top + bounds.height + reach)]
  const distance = distanceToMark(cv, resizePlane(mask, width, height, small.width, small.height), small)
  const stretch = new Stretch(small, size)
  let drawn = 0
  for (let y = top; y < bottom; y++) {
    stretch.row(y)
    for (let x = left; x < right; x++) {
      const i = y * width + x
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

/** Distance of each pixel to what is drawn, in pixels. */
function distanceToMark(cv: OpenCv, mask: Plane, { width, height }: Size): Plane {
  const outside = new Uint8Array(mask.length)
  for (let i = 0; i < mask.length; i++) if (!isDrawn(mask[i]!)) outside[i] = 1
  return withOwned(cv, (own) => {
    const mat = own(new cv.Mat())
    cv.distanceTransform(own(cv.matFromArray(height, width, cv.CV_8UC1, outside)), mat, cv.DIST_L2, cv.DIST_MASK_5)
    return mat.data32F.slice()
  })
}
