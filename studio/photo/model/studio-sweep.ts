import { hex, smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import type { Size } from '../../pixels/raster.ts'

/** Longest side that pictures of models are made at: photo, cutout and paper are in memory at once. */
export const MODEL_SIDE = 3072

/** A photographer's paper sweep: lit from above the subject, floor and wall without an edge; `colour` '#rrggbb'. */
export function studioSweep({ width, height }: Size, colour: string): RasterImage {
  const base = hex(colour)
  const random = createRandom(9)
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / width - 0.5
      const pool = Math.exp(-((u * 1.25) ** 2 + ((v - 0.38) * 1.1) ** 2) / 0.32)
      const floor = 0.09 * smoothstep(0.68, 1, v) - 0.1 * Math.exp(-(((v - 0.74) / 0.1) ** 2))
      const light = 0.66 + 0.4 * pool + floor
      // A grain of one step keeps the gradient from banding.
      const grain = random() - 0.5
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = Math.min(
        255,
        Math.max(0, 255 * Math.pow(base[c]! * light, 1 / 2.2) + grain + 0.5),
      )
    }
  }
  return { width, height, channels: 3, data }
}
