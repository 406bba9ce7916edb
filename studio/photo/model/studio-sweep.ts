import { hex, smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'

/** Longest side that pictures of models are made at: photo, cutout and paper are in memory at once. */
export const MODEL_SIDE = 3072

/** Longest side at which the paper is lit; its light changes slowly, and is enlarged with the frame. */
const SWEEP_SIDE = 1280

/** The colour of the paper that models stand before with products. */
export const PAPER = '#e9e4dc'

/** A photographer's paper sweep: lit from above the subject, floor and wall without an edge; `colour` '#rrggbb'. */
export function studioSweep(frame: Size, colour: string): RasterImage {
  const { width, height } = fitWithin(frame, SWEEP_SIDE)
  const base = hex(colour)
  const random = createRandom(9)
  const data = new Uint8Array(width * height * 3)
  const [red, green, blue] = base.map((value) => 255 * Math.pow(value, 1 / 2.2)) as [number, number, number]
  const across = Float32Array.from({ length: width }, (_, x) => 0.4 * Math.exp(-((((x + 0.5) / width - 0.5) * 1.25) ** 2) / 0.32))
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y + 0.5) / height
    const down = Math.exp(-(((v - 0.38) * 1.1) ** 2) / 0.32)
    const floor = 0.66 + 0.09 * smoothstep(0.68, 1, v) - 0.1 * Math.exp(-(((v - 0.74) / 0.1) ** 2))
    for (let x = 0; x < width; x++, at += 3) {
      const light = Math.pow(floor + across[x]! * down, 1 / 2.2)
      // A grain of one step keeps the gradient from banding.
      const grain = random()
      data[at] = Math.min(255, red * light + grain)
      data[at + 1] = Math.min(255, green * light + grain)
      data[at + 2] = Math.min(255, blue * light + grain)
    }
  }
  return { width, height, channels: 3, data }
}
