import { smoothstep } from '../pixels/colour.ts'
import { boxBlur, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'

type Colours = readonly [Plane, Plane, Plane]

/** Planes of `gatherSides`, in their order. */
const NEAR = 0
const FAR = 4
const DOUBT = 8

/**
 * The colours on either side of the outline, from what is sure within some three radii of each pixel: weight and
 * weighted red, green, blue of the subject, the same of the ground, and how much around the pixel is in doubt.
 */
export function gatherSides(colours: Colours, alpha: Plane, { width, height }: Size, radius: number): Plane[] {
  const blur = (plane: Plane) => boxBlur(boxBlur(plane, width, height, radius * 2), width, height, radius)
  const side = (isSure: (value: number) => boolean) => {
    const sure = alpha.map((value) => (isSure(value) ? 1 : 0))
    return [blur(sure), ...colours.map((plane) => blur(plane.map((value, i) => value * sure[i]!)))]
  }
  const doubt = alpha.map((value) => (value > 0.03 && value < 0.97 ? 1 : 0))
  const subject = side((value) => value > 0.97)
  const ground = side((value) => value < 0.03)
  return [...subject, ...ground, boxBlur(doubt, width, height, Math.max(1, radius >> 1))]
}

/**
 * How far a colour lies from the ground's towards the subject's, 0..1, and how far to believe it: the two sides must
 * differ, and the pixel lie where alpha is in doubt. `read` gives a gathered plane's value at the pixel.
 */
export function shareOfSubject(
  sides: readonly Plane[],
  read: (plane: Plane) => number,
  r: number,
  g: number,
  b: number,
): { value: number; belief: number } {
  const doubt = read(sides[DOUBT]!)
  const near = read(sides[NEAR]!)
  const far = read(sides[FAR]!)
  if (doubt < 0.01 || near < 1e-3 || far < 1e-3) return { value: 0, belief: 0 }
  const fromR = read(sides[FAR + 1]!) / far
  const fromG = read(sides[FAR + 2]!) / far
  const fromB = read(sides[FAR + 3]!) / far
  const spanR = read(sides[NEAR + 1]!) / near - fromR
  const spanG = read(sides[NEAR + 2]!) / near - fromG
  const spanB = read(sides[NEAR + 3]!) / near - fromB
  const along = (r - fromR) * spanR + (g - fromG) * spanG + (b - fromB) * spanB
  const apart = spanR * spanR + spanG * spanG + spanB * spanB
  return {
    value: smoothstep(0.12, 0.97, along / (apart + 1e-4)),
    belief: 0.8 * smoothstep(0.02, 0.15, apart) * smoothstep(0.01, 0.2, doubt),
  }
}
