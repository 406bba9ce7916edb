import { smoothstep } from '../../../pixels/colour.ts'
import { blend, pick, shade, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat } from './animal.ts'
import { sitting } from './pose.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

const BROWN: Pigment = [158, 98, 52]

const COATS: readonly (Coat & { mask: number })[] = [
  { base: [226, 178, 112], dark: [186, 130, 70], light: [250, 228, 190], eye: BROWN, mask: 0.4 },
  { base: [150, 96, 56], dark: [96, 58, 36], light: [255, 246, 234], eye: BROWN, mask: 1 },
  { base: [62, 54, 54], dark: [40, 34, 36], light: [252, 246, 238], eye: [176, 112, 58], mask: 1 },
  { base: [246, 238, 226], dark: [216, 184, 142], light: [255, 253, 248], eye: [140, 88, 54], mask: 0.6 },
  { base: [214, 132, 70], dark: [160, 88, 44], light: [255, 244, 228], eye: BROWN, mask: 1 },
]

/** A puppy with hanging ears; `mask` is how far the muzzle, blaze and bib stand out from the coat. */
export function dog(colour: Pigment | undefined, { random, noise }: PaintContext): Animal {
  const coat = colour ? { ...coatOf(colour, BROWN), mask: 0.6 } : pick(random, COATS)
  const tailSide = random() < 0.5 ? -1 : 1
  const blazeWidth = 0.07 + random() * 0.1
  const droop = random() * 0.16
  const headColour = (u: number, v: number) => {
    const n = noise.fbm(u * 4 + 3, v * 4, 3)
    const muzzle = Math.min(Math.hypot((Math.abs(u) - 0.17) / 0.36, (v - 0.42) / 0.3), Math.hypot(u / 0.3, (v - 0.66) / 0.26))
    const blaze =
      smoothstep(blazeWidth + 0.05, blazeWidth - 0.02, Math.abs(u) + n * 0.05 - Math.max(0, -v - 0.1) * 0.1) *
      smoothstep(-0.75, -0.5, v)
    const brow = Math.hypot((Math.abs(u) - 0.3) / 0.12, (v + 0.3) / 0.08)
    const own = blend(coat.base, coat.dark, smoothstep(0.5, 0.95, Math.abs(u)) * 0.35 + n * 0.15)
    return blend(
      own,
      coat.light,
      Math.max(
        smoothstep(1.2, 0.8, muzzle + n * 0.2) * (0.35 + 0.65 * coat.mask),
        blaze * coat.mask,
        smoothstep(1.2, 0.5, brow) * 0.35,
      ),
    )
  }
  const bodyColour = (u: number, v: number) => {
    const n = noise.fbm(u * 3 + 7, v * 3, 3)
    const bib = smoothstep(0.5, 0.26, Math.abs(u) + n * 0.16) * smoothstep(2.1, 1.5, v)
    const socks = smoothstep(2.55, 2.75, v + n * 0.1) * coat.mask
    return blend(
      blend(coat.base, coat.dark, 0.3 * smoothstep(0.4, 0.9, Math.abs(u)) + n * 0.15),
      coat.light,
      Math.max(bib * (0.4 + 0.6 * coat.mask), socks),
    )
  }
  const ear: Strip = {
    base: [0.56, -0.66],
    control: [1.24, -0.72 + droop],
    tip: [0.98, 0.52 + droop],
    halfWidth: (s) => (0.09 + 0.21 * Math.sin(Math.min(1, s * 1.15) * Math.PI * 0.62)) * Math.sqrt(taper(s)),
    colour: (s, t) => blend(coat.dark, shade(coat.dark, 0.7), 0.3 * s + 0.3 * Math.max(0, -t)),
    spread: 0.3,
    length: 0.13,
    spacing: 0.0125,
    relief: 0.7,
  }
  const tail: Strip = {
    base: [0.6 * tailSide, 2.75],
    control: [1.5 * tailSide, 2.85],
    tip: [1.5 * tailSide, 1.75],
    halfWidth: (s) => 0.17 * taper(s),
    colour: (s) => blend(coat.base, coat.light, smoothstep(0.6, 0.9, s) * coat.mask),
    spread: 0.6,
    length: 0.15,
    spacing: 0.0145,
    relief: 0.9,
  }
  return {
    head: [
      [0, -0.12, 0, 0.88, 0.84, 0.88],
      ...pair([0.4, 0.26, 0.05, 0.5, 0.48, 0.65]),
      ...pair([0.19, 0.46, 0.68, 0.28, 0.25, 0.46]),
      [0, 0.34, 0.7, 0.26, 0.26, 0.5],
      [0, 0.7, 0.5, 0.24, 0.18, 0.38],
      ...pair([0.32, -0.28, 0.52, 0.32, 0.24, 0.36]),
      [0, 0.08, 0.6, 0.2, 0.4, 0.46],
    ],
    body: sitting,
    behind: [tail],
    backEars: [],
    frontEars: [ear, mirrored(ear)],
    eye: { u: 0.36, v: -0.02, halfWidth: 0.18, halfHeight: 0.175, tilt: -0.04, iris: coat.eye, pupil: [0.5, 0.55] },
    muzzle: {
      v: 0.32,
      halfWidth: 0.17,
      nose: [46, 38, 40],
      shape: 'wet',
      smile: 0.28,
      tongue: random() < 0.7,
      whiskers: 0,
      whiskerLength: 0,
      whiskerColour: [0, 0, 0],
    },
    headColour,
    bodyColour,
    fur: 0.1,
    ruff: 0.06,
  }
}
