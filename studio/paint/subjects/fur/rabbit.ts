import { smoothstep } from '../../../pixels/colour.ts'
import { blend, pick, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat, type Look } from './animal.ts'
import { crouched } from './pose.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

const DARK_EYE: Pigment = [142, 88, 60]

const COATS: readonly Coat[] = [
  { base: [250, 246, 240], dark: [222, 206, 194], light: [255, 254, 252], eye: [150, 84, 84] },
  { base: [184, 148, 112], dark: [132, 98, 70], light: [252, 242, 228], eye: DARK_EYE },
  { base: [164, 162, 168], dark: [116, 114, 124], light: [248, 246, 246], eye: DARK_EYE },
  { base: [226, 190, 148], dark: [186, 144, 102], light: [255, 248, 236], eye: DARK_EYE },
]

/** A young rabbit; one ear may lean over. */
export function rabbit({ colour }: Look, { random, noise }: PaintContext): Animal {
  const coat = colour ? coatOf(colour, DARK_EYE) : pick(random, COATS)
  const headColour = (u: number, v: number) => {
    const n = noise.fbm(u * 4 + 3, v * 4, 3)
    const around = Math.hypot((Math.abs(u) - 0.5) / 0.32, (v + 0.02) / 0.34)
    const muzzle = Math.min(Math.hypot((Math.abs(u) - 0.14) / 0.26, (v - 0.44) / 0.22), Math.hypot(u / 0.24, (v - 0.6) / 0.26))
    const own = blend(coat.base, coat.dark, 0.25 * smoothstep(-0.3, -0.8, v) + 0.2 * n)
    return blend(
      own,
      coat.light,
      Math.max(smoothstep(1.25, 0.9, around) * 0.6, smoothstep(1.25, 0.75, muzzle + n * 0.2), smoothstep(0.62, 0.85, v)),
    )
  }
  const bodyColour = (u: number, v: number) => {
    const n = noise.fbm(u * 3 + 7, v * 3, 3)
    const bib = smoothstep(0.5, 0.25, Math.abs(u) + n * 0.16) * smoothstep(2, 1.4, v)
    return blend(blend(coat.base, coat.dark, 0.25 + 0.25 * n), coat.light, Math.max(bib, smoothstep(2.3, 2.42, v)))
  }
  const lean = random() * 0.24
  const ear = (tip: readonly [number, number], control: readonly [number, number]): Strip => ({
    base: [0.3, -0.6],
    control,
    tip,
    halfWidth: (s) => (0.13 + 0.14 * Math.sin(Math.min(1, s * 1.02) * Math.PI * 0.8)) * Math.sqrt(taper(s)),
    colour: (s, t) => {
      const inner = smoothstep(0.68, 0.42, Math.abs(t)) * smoothstep(0.95, 0.82, s)
      return blend(blend(coat.base, coat.dark, 0.3 * s), blend([244, 190, 184], [222, 150, 148], 1 - s), inner * 0.9)
    },
    spread: 0.35,
    length: 0.085,
    spacing: 0.0125,
    relief: -0.55,
  })
  const upright = ear([0.5 + lean, -2.02], [0.3, -1.3])
  const other = random() < 0.5 ? upright : ear([1.14, -1.28], [0.62, -1.85])
  const flip = random() < 0.5
  return {
    head: [
      [0, -0.06, 0, 0.86, 0.84, 0.88],
      ...pair([0.42, 0.26, 0.05, 0.52, 0.46, 0.7]),
      ...pair([0.14, 0.42, 0.62, 0.23, 0.2, 0.42]),
      [0, 0.6, 0.5, 0.18, 0.16, 0.34],
      ...pair([0.4, -0.26, 0.46, 0.32, 0.26, 0.36]),
      [0, 0.1, 0.6, 0.2, 0.4, 0.42],
    ],
    body: crouched,
    sideways: false,
    behind: [],
    backEars: flip ? [mirrored(upright), other] : [upright, mirrored(other)],
    frontEars: [],
    eye: { u: 0.47, v: -0.02, halfWidth: 0.195, halfHeight: 0.205, tilt: 0.02, iris: coat.eye, pupil: [0.58, 0.62] },
    muzzle: {
      v: 0.32,
      halfWidth: 0.085,
      nose: [232, 154, 150],
      shape: 'button',
      smile: 0.14,
      whiskers: 8,
      whiskerLength: 0.7,
      whiskerColour: [255, 252, 246],
    },
    headColour,
    bodyColour,
    fur: 0.09,
    ruff: 0.06,
  }
}
