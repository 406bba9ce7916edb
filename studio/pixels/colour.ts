/** A colour in linear RGB; 1 is display white, more is light that blooms. */
export type Rgb = readonly [red: number, green: number, blue: number]
export type Ramp = readonly (readonly [position: number, colour: Rgb])[]

/** '#rrggbb' as its bytes, 0..255. */
export function rgbBytes(code: string): Rgb {
  const channel = (at: number) => Number.parseInt(code.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** '#rrggbb' as display values 0..1, for work in the colours of paint rather than of light. */
export function display(code: string): Rgb {
  const [red, green, blue] = rgbBytes(code)
  return [red / 255, green / 255, blue / 255]
}

/** '#rrggbb' to linear RGB (gamma 2.2, as the tone map inverts it). */
export function hex(code: string): Rgb {
  const [red, green, blue] = display(code)
  return [Math.pow(red, 2.2), Math.pow(green, 2.2), Math.pow(blue, 2.2)]
}

/** Light of a display colour as it is seen (Rec. 601 luma), in the units of its channels. */
export const lightOf = ([red, green, blue]: Rgb) => 0.299 * red + 0.587 * green + 0.114 * blue

export const clamp = (value: number, low = 0, high = 1) => (value < low ? low : value > high ? high : value)

/** Hermite step from a to b; a may be greater than b. */
export function smoothstep(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export const scale = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k]

/** Piecewise linear colour ramp; t past the ends takes the end's colour. */
export function ramp(stops: Ramp, t: number): Rgb {
  for (let i = 1; i < stops.length; i++) {
    const [end, to] = stops[i]!
    if (t > end) continue
    const [start, from] = stops[i - 1]!
    return mix(from, to, Math.max(0, (t - start) / (end - start)))
  }
  return stops.at(-1)![1]
}
