import type { RasterImage } from '../../../pixels/linear-image.ts'
import { fitWithin } from '../../../pixels/raster.ts'
import { withOwned, type OpenCv } from '../../../vision/opencv.ts'

/** How far Telea's method looks, as a share of the longest side. */
const REACH = 0.004
/** Longest side at which damage is closed: it is thin, and what closes it has no detail. */
const WORKING_SIDE = 1280

/** Closes thin damage from its sides (Telea 2004), which needs nothing invented. The mask is 1 where damaged. */
export function fillThin(cv: OpenCv, photo: RasterImage, mask: Uint8Array): RasterImage {
  const { width, height } = photo
  const small = fitWithin(photo, WORKING_SIDE)
  const data = Uint8Array.from(photo.data)
  withOwned(cv, (own) => {
    const source = own(new cv.Mat(height, width, cv.CV_8UC3))
    source.data.set(photo.data)
    const hole = own(new cv.Mat(height, width, cv.CV_8UC1))
    // What is white stays more than black where a pixel of the smaller picture is damaged in part.
    const bytes = hole.data
    for (let i = 0; i < mask.length; i++) bytes[i] = mask[i]! * 255
    const size = new cv.Size(small.width, small.height)
    cv.resize(source, source, size, 0, 0, cv.INTER_AREA)
    cv.resize(hole, hole, size, 0, 0, cv.INTER_AREA)
    const filled = own(new cv.Mat())
    cv.inpaint(source, hole, filled, Math.max(3, REACH * Math.max(small.width, small.height)), cv.INPAINT_TELEA)
    cv.resize(filled, filled, new cv.Size(width, height), 0, 0, cv.INTER_LINEAR)
    const closed = filled.data
    for (let at = 0; at < closed.length; at++) if (mask[(at / 3) | 0]) data[at] = closed[at]!
  })
  return { width, height, channels: 3, data }
}
