import { clamp } from '../pixels/colour.ts'
import type { Colours } from '../pixels/plane.ts'
import type { ColourName, MainColour } from './picture-facts.ts'

/** A pixel's place in HSV: hue 0..360, saturation and value 0..1. */
export function toHsv(red: number, green: number, blue: number): [hue: number, saturation: number, value: number] {
  const high = Math.max(red, green, blue)
  const spread = high - Math.min(red, green, blue)
  if (spread === 0) return [0, 0, high]
  const sixth = high === red ? ((green - blue) / spread + 6) % 6 : high === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return [sixth * 60, spread / high, high]
}

/** Where each hue's name ends, degrees. */
const hueNames: readonly (readonly [end: number, name: ColourName])[] = [
  [14, 'red'], [42, 'orange'], [68, 'yellow'], [160, 'green'], [190, 'teal'], [215, 'sky-blue'], [255, 'blue'], [292, 'purple'], [342, 'pink'], [361, 'red'],
]

/** The everyday name of a colour, 0..1 each. */
export function nameOf(red: number, green: number, blue: number): ColourName {
  const [hue, saturation, value] = toHsv(red, green, blue)
  if (value < 0.16 || (value < 0.24 && saturation < 0.35)) return 'black'
  if (saturation < 0.12 || (saturation < 0.2 && value < 0.35)) return value > 0.86 ? 'white' : 'grey'
  const name = hueNames.find(([end]) => hue < end)![1]
  if ((name === 'orange' || name === 'red') && hue < 50 && saturation < 0.48 && value > 0.62) return hue < 14 ? 'pink' : 'beige'
  if (name === 'orange' && value < 0.62) return 'brown'
  if (name === 'red' && value < 0.45 && hue < 30) return 'brown'
  if (name === 'yellow' && value < 0.6) return 'olive'
  if ((name === 'yellow') && saturation < 0.35 && value > 0.7) return 'beige'
  if ((name === 'blue' || name === 'sky-blue') && value < 0.42) return 'navy'
  if (name === 'blue' && value > 0.72 && saturation < 0.55) return 'sky-blue'
  return name
}

/** Colours that fill less of the picture are no main colours. */
const SMALLEST_SHARE = 0.06
const MOST = 5

/** The colours that fill the picture, named, the largest first; planes are sRGB 0..1. */
export function mainColours([red, green, blue]: Colours): MainColour[] {
  const sums = new Map<ColourName, [count: number, red: number, green: number, blue: number]>()
  for (let i = 0; i < red.length; i++) {
    const name = nameOf(red[i]!, green[i]!, blue[i]!)
    const sum = sums.get(name) ?? [0, 0, 0, 0]
    sum[0]++
    sum[1] += red[i]!
    sum[2] += green[i]!
    sum[3] += blue[i]!
    sums.set(name, sum)
  }
  const code = (value: number) => Math.round(255 * clamp(value)).toString(16).padStart(2, '0')
  return [...sums]
    .map(([name, [count, r, g, b]]) => ({ name, share: count / red.length, colour: `#${code(r / count)}${code(g / count)}${code(b / count)}` }))
    .filter(({ share }) => share >= SMALLEST_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
}
