import type { RasterImage } from '../pixels/linear-image.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import { sharedColours } from './shared-colours.ts'
import { sideColours } from './side-colours.ts'
import type { Watch } from './watch.ts'

/** Longest side at which the colours of both sides are estimated; in larger photos they are corrected pixel by pixel. */
const WORK_SIDE = 512
/** How much the estimate weighs against the pixel's own colour. */
const ESTIMATE = 0.1

/**
 * Takes the old background's colour out of soft edges: each pixel's foreground is the colour that `sideColours` finds,
 * corrected so that foreground and background mix back to what was photographed.
 */
export function decontaminate(photo: RasterImage, alpha: Plane, { checkCancelled }: Watch): RasterImage {
  const { width, height, channels, data } = photo
  const size = fitWithin(photo, WORK_SIDE)
  const mask = resizePlane(alpha, width, height, size.width, size.height)
  const { near, far } = sideColours(sharedColours(photo, size), mask, size, checkCancelled)
  const out = new Uint8Array(width * height * 3)
  const stretch = new Stretch(size, photo)
  for (let y = 0; y < height; y++) {
    if (y % 128 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const a = alpha[i]!
      const mixed = a > 0.001 && a < 0.999
      for (let c = 0; c < 3; c++) {
        const seen = data[i * channels + c]!
        if (!mixed) {
          out[i * 3 + c] = seen
          continue
        }
        const own = stretch.at(near[c]!, x) * 255
        const behind = stretch.at(far[c]!, x) * 255
        const value = own + (a * (seen - a * own - (1 - a) * behind)) / (ESTIMATE + a * a + (1 - a) * (1 - a))
        out[i * 3 + c] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
      }
    }
  }
  return { width, height, channels: 3, data: out }
}
