import { smoothstep } from '../../../pixels/colour.ts'
import { blend, pick, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat, type Look } from './animal.ts'
import { stanceOf } from './pose.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

const AMBER: Pigment = [238, 178, 58]
const COATS: readonly Coat[] = [
  { base: [134, 132, 130], dark: [54, 54, 58], light: [240, 235, 226], eye: AMBER },
  { base: [142, 132, 120], dark: [62, 54, 50], light: [238, 228, 212], eye: AMBER },
]

/** A wolf: grey and grizzled, a dark cap over pale cheeks, a deep ruff, slanting amber eyes. */
export function wolf({ colour, pose }: Look, { random, noise }: PaintContext): Animal {
  const coat = colour ? coatOf(colour, AMBER) : pick(random, COATS)
  const side = random() < 0.5 ? -1 : 1
  const stance = stanceOf(pose, side)
  const [grey, white] = [blend(coat.base, coat.dark, 0.35), coat.light]
  const grizzled = (u: number, v: number, share: number) => blend(coat.base, coat.dark, Math.max(0, Math.min(1, share + 0.5 * noise.at(u * 22, v * 9) + 0.3 * noise.at(u * 5 + 9, v * 4))))
  const headColour = (u: number, v: number) => {
    const n = noise.fbm(u * 4 + 3, v * 4, 3)
    const across = Math.abs(u)
    // The pale of cheeks, lips and brows, about a dark bridge and brow.
    const cheek = smoothstep(0.02, 0.26, v - 0.2 + (across - 0.28) * 0.5 + n * 0.07) * smoothstep(0.12, 0.24, across + Math.max(0, v - 0.4) * 0.5)
    const chin = smoothstep(0.5, 0.62, v + n * 0.04)
    const brow = smoothstep(1.25, 0.35, Math.hypot((across - 0.27 - (v + 0.3) * 0.5) / 0.19, (v + 0.28) / 0.12) + n * 0.3)
    const tear = smoothstep(1.2, 0.5, Math.hypot((across - 0.22 - (0.14 - v) * 0.45) / 0.055, (v - 0.14) / 0.2))
    const edge = smoothstep(0.78, 1.0, across + n * 0.08) * 0.5
    const cap = grizzled(u, v, 0.34 + 0.3 * smoothstep(-0.1, -0.5, v) - 0.14 * smoothstep(0.12, 0.04, across))
    return blend(blend(blend(cap, white, Math.max(cheek * 0.94, chin, brow * 0.5)), coat.dark, tear * 0.6), grey, edge)
  }
  const bodyColour = (u: number, v: number) => {
    const n = noise.fbm(u * 3 + 7, v * 3, 3)
    const own = grizzled(u, v, 0.3 + 0.3 * smoothstep(0.3, 0.9, Math.abs(u)))
    return blend(own, white, Math.max(stance.bib(u * 0.8, v, n) * 0.82, stance.socks(v + 0.5, n) * 0.55, stance.belly(u, v, n) * 0.6))
  }
  const ear: Strip = {
    base: [0.5, -0.46], control: [0.63, -0.88], tip: [0.74, -1.34],
    halfWidth: (s) => 0.35 * Math.pow(1 - s, 0.72) * (1 + 0.26 * Math.sin(s * Math.PI)) + 0.012,
    colour: (s, t) => blend(blend(grey, coat.dark, smoothstep(0.55, 0.9, s) + 0.5 * smoothstep(0.75, 1, Math.abs(t))), blend(white, [150, 122, 112], 0.4 * smoothstep(0.4, 0, Math.abs(t))), smoothstep(0.7, 0.45, Math.abs(t)) * smoothstep(0.88, 0.6, s) * 0.9),
    spread: 0.3, length: 0.12, spacing: 0.0125, relief: -0.6,
  }
  /** Long hair of the neck, out behind the cheeks. */
  const ruff: Strip = {
    base: [0.26, 0.55], control: [0.78, 0.72], tip: [0.8, 1.42],
    halfWidth: (s) => 0.44 * (1 - 0.5 * s),
    colour: (s, t) => blend(blend(grey, coat.dark, Math.max(0, 0.3 + 0.6 * noise.at(s * 9, t * 7))), white, smoothstep(0.2, 0.9, t) * 0.55),
    spread: 0.7, length: 0.34, spacing: 0.019, relief: 0.3,
  }
  const tail: Strip = {
    ...stance.tail,
    halfWidth: (s) => 0.27 * taper(s) * (0.55 + 0.6 * Math.sin(Math.PI * Math.min(1, s * 0.95 + 0.05))),
    colour: (s, t) => blend(grizzled(s * 3, t, 0.4), coat.dark, smoothstep(0.76, 0.92, s)),
    spread: 0.6, length: 0.2, spacing: 0.0155, relief: 0.9,
  }
  return {
    head: [
      [0, -0.12, 0, 0.84, 0.8, 0.86],
      ...pair([0.42, 0.24, 0, 0.54, 0.46, 0.6]),
      ...pair([0.15, 0.46, 0.78, 0.22, 0.2, 0.46]),
      [0, 0.3, 0.72, 0.24, 0.32, 0.62],
      [0, 0.66, 0.58, 0.2, 0.16, 0.4],
      ...pair([0.31, -0.28, 0.5, 0.32, 0.22, 0.36]),
      [0, 0.02, 0.6, 0.18, 0.44, 0.5],
    ],
    body: stance.body,
    sideways: stance.sideways,
    behind: pose === 'lying' ? [] : [tail],
    before: pose === 'lying' ? [tail] : [],
    backEars: [...(stance.sideways ? [] : [ruff, mirrored(ruff)]), ear, mirrored(ear)],
    frontEars: [],
    eye: { u: 0.335, v: -0.03, halfWidth: 0.155, halfHeight: 0.118, tilt: 0.3, iris: coat.eye, pupil: [0.36, 0.47] },
    muzzle: { v: 0.36, halfWidth: 0.165, nose: [34, 31, 34], shape: 'wet', smile: 0.22, whiskers: 4, whiskerLength: 0.34, whiskerColour: [70, 66, 64] },
    headColour,
    bodyColour,
    top: -1.68,
    fur: 0.125,
    ruff: 0.2,
  }
}
