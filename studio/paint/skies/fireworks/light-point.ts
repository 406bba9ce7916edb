import type { Rgb } from '../../../pixels/colour.ts'
import { addLight } from '../../../pixels/light-point.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'

/** Adds a soft spark; one finer than a pixel keeps its light, spread over the pixel. */
export function addPoint(image: LinearImage, x: number, y: number, radius: number, colour: Rgb, power: number): void {
  const drawn = Math.max(0.6, radius)
  addLight(image, x, y, drawn * Math.SQRT2 / Math.sqrt(3), 2 * drawn, colour, power * Math.min(1, radius / drawn))
}
