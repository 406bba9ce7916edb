import { createLinearImage, type LinearImage } from '../../pixels/linear-image.ts'
import { createScratch, type Scratch } from './mixing.ts'
import type { Sky } from './sky.ts'
import type { View } from './view.ts'

/** The colour of what a pixel sees of the land or the water at a place, with the air before it. */
export type Shade = (
  out: Scratch, x: number, y: number, z: number, slopeX: number, slopeY: number, px: number, row: number,
) => void

/** Colours every pixel of a marched view: the sky where nothing was met, `shade` elsewhere. */
export function render(view: View, sky: Sky, distance: Float32Array, shade: Shade, checkCancelled: () => void): LinearImage {
  const { width, height, focal, horizon, eye } = view
  const image = createLinearImage(width, height)
  const [red, green, blue] = image.planes
  const colour = createScratch()
  for (let row = 0; row < height; row++) {
    if ((row & 15) === 0) checkCancelled()
    const slopeY = (horizon - row - 0.5) / focal
    for (let px = 0; px < width; px++) {
      const at = row * width + px
      const slopeX = (px + 0.5 - width / 2) / focal
      const z = distance[at]!
      if (z === Infinity) sky.sample(colour, slopeX, Math.max(0, slopeY))
      else shade(colour, slopeX * z, eye + slopeY * z, z, slopeX, slopeY, px, row)
      red[at] = colour[0]!
      green[at] = colour[1]!
      blue[at] = colour[2]!
    }
  }
  return image
}
