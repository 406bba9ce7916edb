import { rgbBytes } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'

/** A display (sRGB) colour as brushes take it, channels 0..255. */
export type Pigment = readonly [red: number, green: number, blue: number]

export const pigment: (code: string) => Pigment = rgbBytes

const byte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value | 0)

export const css = ([red, green, blue]: Pigment, alpha = 1) =>
  `rgba(${byte(red)},${byte(green)},${byte(blue)},${alpha.toFixed(3)})`

export function blend(a: Pigment, b: Pigment, t: number): Pigment {
  const k = t < 0 ? 0 : t > 1 ? 1 : t
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]
}

/** Multiplies each channel; 0 is black, 1 leaves it as it is. */
export const shade = (a: Pigment, k: number): Pigment => [a[0] * k, a[1] * k, a[2] * k]

/** A colour filter: each channel of the light, 255 lets all through. */
export const filtered = (a: Pigment, light: Pigment): Pigment => [
  (a[0] * light[0]) / 255,
  (a[1] * light[1]) / 255,
  (a[2] * light[2]) / 255,
]

/** Perceived lightness, 0..1. */
export const lightness = ([red, green, blue]: Pigment) => (0.299 * red + 0.587 * green + 0.114 * blue) / 255

export const pick = <T>(random: Random, choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!
