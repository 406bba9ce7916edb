import { clamp, display, type Rgb } from '../../pixels/colour.ts'

/** Display colours of one cloth, as CSS writes them. */
export interface ClothPalette {
  base: string
  /** Stands out from the base. */
  accent: string
  /** Between the two. */
  middle: string
  /** A second hue beside the base's. */
  second: string
}

/** What stands out on white and beige. */
const NAVY = 'hsl(222 38% 19%)'

/** The colours that a pattern needs, made of the one that the person chose ('#rrggbb'). */
export function clothPalette(colour: string): ClothPalette {
  const [hue, saturation, lightness] = hslOf(display(colour))
  const dark = lightness < 0.5
  const css = (h: number, s: number, l: number) => `hsl(${((h % 360) + 360) % 360} ${clamp(s) * 100}% ${clamp(l) * 100}%)`
  const onLight = saturation < 0.35 ? NAVY : css(hue, Math.min(0.6, saturation), 0.2)
  return {
    base: css(hue, saturation, lightness),
    accent: dark ? css(hue + 8, Math.min(saturation, 0.35), 0.93) : onLight,
    middle: css(hue, saturation * 0.8, dark ? lightness * 0.55 + 0.36 : lightness * 0.6),
    second: saturation < 0.35 ? 'hsl(352 58% 60%)' : css(hue + 150, Math.max(0.45, saturation * 0.8), dark ? 0.62 : 0.5),
  }
}

/** Hue in degrees, saturation and lightness of a display colour. */
export function hslOf([r, g, b]: Rgb): [hue: number, saturation: number, lightness: number] {
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const lightness = (high + low) / 2
  const range = high - low
  if (range === 0) return [0, 0, lightness]
  const hue = high === r ? (g - b) / range : high === g ? 2 + (b - r) / range : 4 + (r - g) / range
  return [hue * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}
