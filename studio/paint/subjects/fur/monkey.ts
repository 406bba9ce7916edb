import { smoothstep } from '../../../pixels/colour.ts'
import { blend, pick, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat, type Look } from './animal.ts'
import { stanceOf } from './pose.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

const EYE: Pigment = [132, 82, 40]
const COATS: readonly Coat[] = [
  { base: [138, 92, 54], dark: [86, 54, 34], light: [226, 190, 146], eye: EYE },
  { base: [152, 110, 66], dark: [96, 66, 44], light: [232, 200, 160], eye: EYE },
]
const SKIN: Pigment = [244, 198, 164]
const FLUSH: Pigment = [232, 148, 124]

/** A young monkey: a bare heart of a face in brown fur, round bare ears at its sides. */
export function monkey({ colour, pose }: Look, { random, noise }: PaintContext): Animal {
  const coat = colour ? coatOf(colour, EYE) : pick(random, COATS)
  const side = random() < 0.5 ? -1 : 1
  const stance = stanceOf(pose, side)
  const ear: Strip = {
    base: [0.78, 0.0], control: [1.02, -0.06], tip: [1.3, -0.1],
    halfWidth: (s) => 0.34 * Math.sqrt(Math.max(0, 1 - (s * 1.02) ** 4)) * (0.72 + 0.3 * s) + 0.01,
    colour: (s, t) => {
      const rim = Math.max(smoothstep(0.7, 0.9, Math.abs(t)), smoothstep(0.74, 0.9, s))
      return blend(blend(SKIN, FLUSH, 0.55 - 0.3 * Math.abs(t)), blend(SKIN, coat.base, 0.5), rim)
    },
    spread: 0.3, length: 0.035, spacing: 0.012, relief: -0.75,
  }
  const tail: Strip = {
    ...stance.tail,
    halfWidth: (s) => 0.11 * taper(s), colour: (s, t) => blend(coat.base, coat.dark, 0.3 * Math.abs(t) + 0.4 * s), spread: 0.5, length: 0.09, spacing: 0.0145, relief: 0.9,
  }
  /** Tousled hair on the crown. */
  const tuft = (tip: readonly [number, number]): Strip => ({
    base: [0, -0.72], control: [tip[0] * 0.4, -1.0], tip,
    halfWidth: (s) => 0.17 * (1 - 0.85 * s), colour: (s) => blend(coat.base, coat.dark, 0.25 + 0.4 * s), spread: 0.9, length: 0.15, spacing: 0.018, relief: 0.2,
  })
  return {
    head: [
      [0, -0.1, 0, 0.9, 0.86, 0.88],
      ...pair([0.42, 0.24, 0.05, 0.5, 0.46, 0.64]),
      ...pair([0.2, 0.46, 0.6, 0.32, 0.26, 0.44]),
      [0, 0.42, 0.66, 0.36, 0.28, 0.46],
      [0, 0.66, 0.5, 0.28, 0.2, 0.4],
      ...pair([0.3, -0.27, 0.5, 0.34, 0.17, 0.42]),
      [0, 0.1, 0.56, 0.16, 0.32, 0.42],
    ],
    body: stance.body,
    sideways: stance.sideways,
    behind: pose === 'lying' ? [] : [tail],
    before: pose === 'lying' ? [tail] : [],
    backEars: [ear, mirrored(ear), tuft([-0.12, -1.06]), tuft([0.16, -1.08])],
    frontEars: [],
    eye: { u: 0.31, v: -0.01, halfWidth: 0.165, halfHeight: 0.155, tilt: 0.02, iris: coat.eye, pupil: [0.52, 0.56] },
    muzzle: { v: 0.3, halfWidth: 0.09, nose: [206, 134, 110], shape: 'button', smile: 0.3, whiskers: 0, whiskerLength: 0, whiskerColour: [0, 0, 0] },
    headColour: (u, v) => {
      const n = noise.fbm(u * 5 + 3, v * 5, 3)
      const across = Math.abs(u)
      // Round the eyes and the mouth, parted by a peak between the brows.
      const heart = Math.min(Math.hypot((across - 0.29) / 0.37, (v + 0.02) / 0.37), Math.hypot(u / 0.5, (v - 0.48) / 0.38)) + n * 0.06
      const bare = smoothstep(1.04, 0.9, heart)
      const flush = Math.max(smoothstep(0.26, 0.08, Math.hypot(across - 0.47, v - 0.3)) * 0.7, smoothstep(1.5, 1, Math.hypot((across - 0.31) / 0.17, (v + 0.01) / 0.17)) * 0.5)
      const skin = blend(blend(SKIN, colour ? blend(coat.light, SKIN, 0.5) : SKIN, 0.6), FLUSH, flush)
      const fur = blend(blend(coat.base, coat.light, smoothstep(1.35, 1.04, heart) * 0.5), coat.dark, 0.3 * smoothstep(0.5, 0.95, across) + n * 0.3)
      return blend(fur, skin, bare)
    },
    bodyColour: (u, v) => {
      const n = noise.fbm(u * 3 + 7, v * 3, 3)
      return blend(blend(coat.base, coat.dark, 0.3 * smoothstep(0.4, 0.9, Math.abs(u)) + n * 0.25), coat.light, Math.max(stance.bib(u, v, n) * 0.75, stance.belly(u, v, n) * 0.6))
    },
    top: -1.45,
    fur: 0.07,
    ruff: 0.16,
  }
}
