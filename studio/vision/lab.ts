import type { RasterImage } from '../pixels/linear-image.ts'
import type { Plane } from '../pixels/plane.ts'
import { withOwned, type OpenCv } from './opencv.ts'

/** Hue tells an object from its ground better than light does, which shadows and highlights change. */
const WEIGHTS = [1, 1.6, 1.6]

/** CIE Lab planes, about 0..1, weighted for telling things apart. */
export function labPlanes(cv: OpenCv, { width, height, data }: RasterImage): Plane[] {
  return withOwned(cv, (own) => {
    const lab = own(new cv.Mat())
    cv.cvtColor(own(cv.matFromArray(height, width, cv.CV_8UC3, data)), lab, cv.COLOR_RGB2Lab)
    // Each reading of a Mat's data makes a view anew.
    const bytes = lab.data
    return WEIGHTS.map((weight, c) => {
      const plane = new Float32Array(width * height)
      for (let i = 0; i < plane.length; i++) plane[i] = (bytes[3 * i + c]! / 255) * weight
      return plane
    })
  })
}
