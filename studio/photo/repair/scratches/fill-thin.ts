import type { RasterImage } from '../../../pixels/linear-image.ts'
import { withOwned, type OpenCv } from '../../../vision/opencv.ts'

/** How far Telea's method looks, as a share of the longest side. */
const REACH = 0.004

/** Closes thin damage from its sides (Telea 2004), which needs nothing invented. The mask is 1 where damaged. */
export function fillThin(cv: OpenCv, photo: RasterImage, mask: Uint8Array): RasterImage {
  const { width, height } = photo
  return withOwned(cv, (own) => {
    const source = own(new cv.Mat(height, width, cv.CV_8UC3))
    source.data.set(photo.data)
    const hole = own(new cv.Mat(height, width, cv.CV_8UC1))
    hole.data.set(mask)
    const filled = own(new cv.Mat())
    cv.inpaint(source, hole, filled, Math.max(3, REACH * Math.max(width, height)), cv.INPAINT_TELEA)
    return { width, height, channels: 3, data: new Uint8Array(filled.data) }
  })
}
