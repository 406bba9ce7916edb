import type { Rgb } from '../../../pixels/colour.ts'

/** '#rrggbb' as display values 0..1, for work in the colours of paint rather than of light. */
export function display(code: string): Rgb {
  const channel = (at: number) => Number.parseInt(code.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** Display values as a canvas colour. */
export const css = ([red, green, blue]: Rgb, alpha = 1) =>
  `rgba(${Math.round(red * 255)},${Math.round(green * 255)},${Math.round(blue * 255)},${alpha})`
