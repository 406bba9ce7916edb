import { isMonochrome } from '../../pixels/monochrome.ts'
import { type Colours, gaussianBlur, type Plane } from '../../pixels/plane.ts'
import { fromColourPlanes } from '../../pixels/raster.ts'
import type { Clothing } from '../../vision/clothing.ts'
import { labPlanes } from '../../vision/lab.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import type { Watch } from '../../vision/watch.ts'

export interface Clothed {
  clothing: Clothing
  /** The photo's sRGB planes at the size of the clothing, 0..1. */
  colours: Colours
}

/** Whether the photo is black and white or toned. */
export const isGrey = (colours: Clothed['colours']) => isMonochrome(colours, colours[1])

/** Lab planes that pieces are told apart by, their grain smoothed. */
export function labOf(cv: OpenCv, { clothing, colours }: Clothed, watch: Watch): Plane[] {
  const { width, height } = clothing
  const lab = labPlanes(cv, fromColourPlanes(colours, clothing)).map((plane) => gaussianBlur(plane, width, height, 0.8))
  watch.checkCancelled()
  return lab
}
