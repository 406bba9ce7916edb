import { mix, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { limb, type Limb } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'
import { plain, setColour, type Matter, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe } from '../../solid/shapes.ts'

/** Limbs from point to point, as thick at each as its radius says. */
export const chain = (points: readonly Point[], radii: readonly number[]): Limb[] => points.slice(1).map((to, i) => limb(points[i]!, to, radii[i]!, radii[i + 1]))

/** Forward and up as seen from the side, at a distance from the middle plane. */
export const sideOn = (points: readonly (readonly [x: number, y: number])[], z: number): Point[] => points.map(([x, y]) => [x, y, z])

/** A head's own space: x along the face, y over it, z to its side; the origin is between the ears. */
export interface HeadFrame {
  place: (point: Point) => Point
  local: (x: number, y: number, z: number) => Point
}

/** A head that hangs by `down` and looks aside, towards z, by `aside`, both in radians. */
export function headFrame([ox, oy, oz]: Point, down: number, aside: number): HeadFrame {
  const [cd, sd, ca, sa] = [Math.cos(down), Math.sin(down), Math.cos(aside), Math.sin(aside)]
  return {
    place: ([x, y, z]) => {
      const ahead = x * cd + y * sd
      return [ox + ahead * ca - z * sa, oy - x * sd + y * cd, oz + ahead * sa + z * ca]
    },
    local: (x, y, z) => {
      const ahead = (x - ox) * ca + (z - oz) * sa
      return [ahead * cd - (y - oy) * sd, ahead * sd + (y - oy) * cd, -(x - ox) * sa + (z - oz) * ca]
    },
  }
}

/** Limbs given in a head's space. */
export const inHead = ({ place }: HeadFrame, limbs: readonly Limb[]): Limb[] => limbs.map(({ from, to, radius }) => ({ from: place(from), to: place(to), radius }))

const EYE = plain('#26120a', { rough: 0.06, coat: 1 })
const GLINT = plain('#ffffff', { rough: 0.2, glow: 0.9 })

/** A dark eye with the sky in it, at a place of a head on one of its sides. */
export function eyeParts({ place }: HeadFrame, [x, y, z]: Point, radius: number): Part[] {
  const out = Math.sign(z)
  const at = ([px, py, pz]: Point) => ({ x: px, y: py, z: pz })
  return [
    { mesh: ellipsoid(radius, radius, radius, 16), paint: EYE, at: at(place([x, y, z])) },
    { mesh: ellipsoid(radius * 0.26, radius * 0.26, radius * 0.26, 8), paint: GLINT, at: at(place([x + radius * 0.36, y + radius * 0.48, z + out * radius * 0.68])) },
  ]
}

/** A hoof on the ground. */
export const hoofPart = (x: number, z: number, girth: number, height: number, paint: Part['paint']): Part => ({
  mesh: lathe([[0, 0], [girth, 0], [girth * 0.95, height * 0.4], [girth * 0.74, height], [0, height * 1.05]], 20), paint, at: { x, z },
})

/** Light and dark of short hair: broad tones, and streaks that lie along the body. */
export const hairTone = (noise: Noise, x: number, y: number, z: number) =>
  0.97 + 0.16 * noise.fbm(x * 3.4 + z, y * 3.4 - z * 2, 3) + 0.1 * noise.at(x * 34 + 7, y * 96 + z * 60) + 0.08 * noise.at(x * 70 - 3, (y + z) * 150)

/** The small relief of hair in tufts. */
export const hairRelief = (noise: Noise, depth = 0.0008): NonNullable<Part['relief']> => ({ x, y, z }) =>
  depth * (noise.at(x * 24 + 0.6 * y, y * 66 + z * 50) + 0.8 * noise.at(x * 52 + 9, (y - z) * 118))

/** Dull hair of a colour, or bare skin. */
export function setCoat(matter: Matter, colour: Rgb, tone: number, rough = 0.82): void {
  setColour(matter, colour, tone)
  matter.rough = rough
  matter.metal = 0
  matter.coat = 0
}

/** Two colours by a share in 0..1. */
export const between = (a: Rgb, b: Rgb, share: number): Rgb => (share <= 0 ? a : share >= 1 ? b : mix(a, b, share))
