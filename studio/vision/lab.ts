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
    const channel = (weight: number, c: number) =>
      Float32Array.from({ length: width * height }, (_, i) => (lab.data[3 * i + c]! / 255) * weight)
    return WEIGHTS.map(channel)
  })
}
