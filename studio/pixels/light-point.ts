import type { Rgb } from './colour.ts'
import type { LinearImage } from './linear-image.ts'

/**
 * Adds a round light that fades as a Gaussian, in place: `x`, `y` in pixels from the picture's corner, `spread` where it
 * has fallen to 1/e, `reach` beyond which it is not seen.
 */
export function addLight({ planes: [red, green, blue], width, height }: LinearImage, x: number, y: number, spread: number, reach: number, colour: Rgb, level: number): void {
  const [column, row] = [x - 0.5, y - 0.5]
  const fall = spread * spread
  for (let py = Math.max(0, Math.floor(row - reach)); py <= Math.min(height - 1, row + reach); py++)
    for (let px = Math.max(0, Math.floor(column - reach)); px <= Math.min(width - 1, column + reach); px++) {
      const light = Math.exp(-((px - column) ** 2 + (py - row) ** 2) / fall) * level
      const at = py * width + px
      red[at]! += colour[0] * light
      green[at]! += colour[1] * light
      blue[at]! += colour[2] * light
    }
}
