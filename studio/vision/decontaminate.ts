import type { RasterImage } from '../pixels/linear-image.ts'
import { boxBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { Watch } from './watch.ts'

/** Longest side at which the surrounding colours are estimated; they are smooth, so small is enough. */
const WORK_SIDE = 512

/**
 * Takes the old background's colour out of soft edges: Blur-Fusion (Forte 2021), where each pixel's foreground is
 * the colour of the subject nearby, corrected so that foreground and background mix back to what was photographed.
 */
export function decontaminate(photo: RasterImage, alpha: Plane, { checkCancelled }: Watch): RasterImage {
  const { width, height, channels, data } = photo
  const size = fitWithin(photo, WORK_SIDE)
  const mask = resizePlane(alpha, width, height, size.width, size.height)
  const ground = mask.map((value) => 1 - value)
  const radius = Math.max(3, Math.round(Math.max(size.width, size.height) / 140))
  const blur = (plane: Plane) => boxBlur(plane, size.width, size.height, radius)
  const weights = { near: blur(mask), far: blur(ground) }
  const around = (plane: Plane, weight: Plane, total: Plane) => {
    const sum = blur(plane.map((value, i) => value * weight[i]!))
    return sum.map((value, i) => value / (total[i]! + 1e-5))
  }
  checkCancelled()
  const colours = colourPlanes(photo, size)
  const fields = [
    ...colours.map((plane) => around(plane, mask, weights.near)),
    ...colours.map((plane) => around(plane, ground, weights.far)),
  ]

  checkCancelled()
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
        const near = stretch.at(fields[c]!, x) * 255
        const far = stretch.at(fields[c + 3]!, x) * 255
        const value = near + a * (seen - a * near - (1 - a) * far)
        out[i * 3 + c] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
      }
    }
  }
  return { width, height, channels: 3, data: out }
}
