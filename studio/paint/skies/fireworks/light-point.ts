import type { Rgb } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'

/** Adds a soft point of light; one finer than a pixel keeps its light, spread over the pixel. */
export function addPoint({ width, height, planes: [red, green, blue] }: LinearImage, x: number, y: number, radius: number, colour: Rgb, power: number): void {
  const drawn = Math.max(0.6, radius)
  const level = power * Math.min(1, radius / drawn)
  const reach = 2 * drawn
  const [left, right] = [Math.max(0, Math.ceil(x - reach - 0.5)), Math.min(width - 1, x + reach - 0.5)]
  const [top, bottom] = [Math.max(0, Math.ceil(y - reach - 0.5)), Math.min(height - 1, y + reach - 0.5)]
  const sharp = 1.5 / (drawn * drawn)
  for (let py = top; py <= bottom; py++)
    for (let px = left; px <= right; px++) {
      const light = level * Math.exp(-((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2) * sharp)
      const at = py * width + px
      red[at]! += colour[0] * light
      green[at]! += colour[1] * light
      blue[at]! += colour[2] * light
    }
}
