import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { PaintContext } from '../../painter.ts'
import type { Frame } from '../shared/frame.ts'

const TAPS = 9

/** Mirrors what stands above the waterline into the water below it, broken by ripples that grow towards the eye, in place. */
export function reflectInWater(
  image: LinearImage,
  frame: Frame,
  horizon: number,
  roughness: number,
  night: boolean,
  context: PaintContext,
): void {
  const { noise } = context
  const { width, height, unit, h } = frame
  const waterline = Math.min(height - 1, Math.ceil(horizon * unit))
  const [red, green, blue] = image.planes
  const weights = Array.from({ length: TAPS }, (_, tap) => Math.exp(-(((tap - (TAPS - 1) / 2) / 2.2) ** 2)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (let py = waterline; py < height; py++) {
    if (py % 16 === 0) context.checkCancelled()
    const below = (py + 0.5) / unit - horizon
    const near = below / (h - horizon)
    const far = 1 / (near + 0.09)
    const dark = (night ? 0.8 : 0.78) - 0.3 * near
    const smear = (0.0012 + 0.011 * near) * roughness
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5) / unit
      const swell = noise.at((x - 0.5) * far * 2.1 + 40, far * 7.5)
      const ripple = noise.at((x - 0.5) * far * 7 + 9, far * 23 + 5)
      const wave = (swell + 0.7 * ripple) * roughness
      const lift = wave * (0.002 + 0.042 * near)
      const shift = Math.round(x * unit + (ripple + 0.4 * swell) * (0.0012 + 0.0075 * near) * roughness * unit - 0.5)
      const column = shift < 0 ? -shift % width : shift >= width ? Math.max(0, 2 * width - 2 - shift) : shift
      let r = 0
      let g = 0
      let b = 0
      for (let tap = 0; tap < TAPS; tap++) {
        const y = horizon - below * 1.04 - (tap - (TAPS - 1) / 2) * smear + lift
        const row = Math.min(waterline - 1, Math.max(0, Math.floor(Math.abs(y) * unit)))
        const from = row * width + column
        const weight = weights[tap]!
        r += red[from]! * weight
        g += green[from]! * weight
        b += blue[from]! * weight
      }
      const i = py * width + px
      const glint = Math.max(0, wave - 0.3) * 0.12 * (night ? 0.25 : 0.6)
      red[i] = (r / total) * dark * 0.94 + 0.008 + glint * (r / total + 0.05)
      green[i] = (g / total) * dark * 0.98 + 0.012 + glint * (g / total + 0.05)
      blue[i] = (b / total) * dark * 1.03 + 0.024 + glint * (b / total + 0.06)
    }
  }
}
