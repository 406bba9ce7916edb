import { smoothstep } from '../../../pixels/colour.ts'
import { blend, pick, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat } from './animal.ts'
import { sitting } from './pose.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

const GREEN: Pigment = [158, 204, 84]
const BLUE: Pigment = [112, 182, 238]
const AMBER: Pigment = [236, 176, 62]

const COATS: readonly Coat[] = [
  { base: [234, 164, 92], dark: [184, 102, 46], light: [255, 243, 224], eye: GREEN },
  { base: [152, 152, 162], dark: [84, 84, 98], light: [246, 246, 248], eye: BLUE },
  { base: [178, 146, 112], dark: [88, 64, 48], light: [248, 236, 218], eye: GREEN },
  { base: [236, 220, 196], dark: [120, 88, 72], light: [255, 252, 246], eye: BLUE },
  { base: [104, 110, 124], dark: [74, 80, 94], light: [150, 156, 170], eye: AMBER },
  { base: [56, 52, 58], dark: [34, 32, 38], light: [246, 244, 242], eye: AMBER },
]

/** A kitten: tabby markings on the coat's dark, muzzle and bib in its light. */
export function cat(colour: Pigment | undefined, { random, noise }: PaintContext): Animal {
  const coat = colour ? coatOf(colour, pick(random, [GREEN, BLUE, AMBER])) : pick(random, COATS)
  const stripes = 14 + random() * 6
  const lean = random() * 0.1 - 0.05
  const tailSide = random() < 0.5 ? -1 : 1
  const headColour = (u: number, v: number) => {
    const n = noise.fbm(u * 4 + 3, v * 4, 3)
    const forehead =
      smoothstep(0.3, 0.85, Math.cos(u * stripes + Math.sign(u) * v * 1.2 + n * 1.3)) *
      smoothstep(-0.22, -0.5, v) *
      smoothstep(0.62, 0.25, Math.abs(u))
    const cheek =
      smoothstep(0.35, 0.9, Math.sin(v * 13 - Math.abs(u) * 7 + n * 1.6)) *
      smoothstep(0.52, 0.82, Math.abs(u)) *
      smoothstep(-0.35, 0, v)
    const around = Math.hypot((Math.abs(u) - 0.38) / 0.34, (v - 0.02) / 0.3)
    const muzzle = Math.min(Math.hypot((Math.abs(u) - 0.15) / 0.3, (v - 0.42) / 0.24), Math.hypot(u / 0.26, (v - 0.62) / 0.24))
    const blaze = smoothstep(0.1, 0.04, Math.abs(u) + n * 0.03) * smoothstep(-0.3, 0.05, v) * smoothstep(0.35, 0.1, v)
    let own = blend(coat.base, coat.dark, Math.max(forehead, cheek) * 0.85)
    own = blend(own, coat.light, smoothstep(1.35, 0.95, around) * 0.45)
    own = blend(own, coat.light, Math.max(smoothstep(1.25, 0.75, muzzle + n * 0.25), blaze * 0.5, smoothstep(0.68, 0.85, v)))
    return own
  }
  const bodyColour = (u: number, v: number) => {
    const n = noise.fbm(u * 3 + 7, v * 3, 3)
    const band = smoothstep(0.3, 0.85, Math.sin(v * 11 + Math.abs(u) * 3 + n * 2.6)) * smoothstep(0.25, 0.5, Math.abs(u))
    const bib = smoothstep(0.5, 0.22, Math.abs(u) + n * 0.16) * smoothstep(2.1, 1.5, v)
    const socks = smoothstep(2.62, 2.78, v + n * 0.08)
    return blend(blend(coat.base, coat.dark, band * 0.75), coat.light, Math.max(bib, socks))
  }
  const ear: Strip = {
    base: [0.56, -0.42],
    control: [0.72, -0.85],
    tip: [0.8 + lean, -1.36],
    halfWidth: (s) => 0.4 * Math.pow(1 - s, 0.72) * (1 + 0.25 * Math.sin(s * Math.PI)) + 0.012,
    colour: (s, t) => {
      const inner = smoothstep(0.72, 0.5, Math.abs(t)) * smoothstep(0.84, 0.6, s)
      const skin = blend([240, 172, 160], [206, 122, 118], 0.3 + 0.7 * (1 - s))
      return blend(blend(coat.base, coat.dark, 0.25 + 0.35 * s), blend(skin, coat.base, 0.15), inner * 0.95)
    },
    spread: 0.35,
    length: 0.085,
    spacing: 0.0125,
    relief: -0.6,
  }
  const tuft: Strip = {
    base: [0.46, -0.5],
    control: [0.58, -0.72],
    tip: [0.68, -0.98],
    halfWidth: (s) => 0.1 * (1 - s * 0.7),
    colour: () => coat.light,
    spread: 0.7,
    length: 0.2,
    spacing: 0.017,
    relief: 0,
  }
  const tail: Strip = {
    base: [0.62 * tailSide, 2.78],
    control: [1.75 * tailSide, 2.95],
    tip: [1.28 * tailSide, 1.75],
    halfWidth: (s) => 0.16 * taper(s),
    colour: (s) => blend(coat.base, coat.dark, Math.max(smoothstep(0.2, 0.8, Math.sin(s * 26)) * 0.7, smoothstep(0.86, 0.95, s))),
    spread: 0.5,
    length: 0.1,
    spacing: 0.0145,
    relief: 0.9,
  }
  return {
    head: [
      [0, -0.08, 0, 0.98, 0.86, 0.9],
      ...pair([0.42, 0.28, 0.05, 0.6, 0.5, 0.7]),
      ...pair([0.16, 0.41, 0.62, 0.25, 0.2, 0.42]),
      [0, 0.6, 0.5, 0.2, 0.17, 0.36],
      ...pair([0.34, -0.3, 0.5, 0.36, 0.26, 0.38]),
      [0, 0.06, 0.58, 0.17, 0.38, 0.44],
    ],
    body: sitting,
    behind: [tail],
    backEars: [ear, mirrored(ear), tuft, mirrored(tuft)],
    frontEars: [],
    eye: { u: 0.385, v: 0.0, halfWidth: 0.235, halfHeight: 0.205, tilt: 0.12, iris: coat.eye, pupil: [0.46, 0.82] },
    muzzle: {
      v: 0.31,
      halfWidth: 0.1,
      nose: [232, 146, 140],
      shape: 'button',
      smile: 0.2,
      whiskers: 9,
      whiskerLength: 0.9,
      whiskerColour: [255, 252, 244],
    },
    headColour,
    bodyColour,
    fur: 0.085,
    ruff: 0.09,
  }
}
