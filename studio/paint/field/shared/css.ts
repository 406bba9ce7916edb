import type { Rgb } from '../../../pixels/colour.ts'

/** Display values as a canvas colour. */
export const css = ([red, green, blue]: Rgb, alpha = 1) =>
  `rgba(${Math.round(red * 255)},${Math.round(green * 255)},${Math.round(blue * 255)},${alpha})`
