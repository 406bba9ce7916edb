import { smoothstep } from '../../../pixels/colour.ts'
import { blend, pick } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat, type Look } from './animal.ts'
import { sitting } from './pose.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

const COATS: readonly Coat[] = [
  { base: [228, 122, 52], dark: [66, 42, 36], light: [255, 246, 234], eye: [214, 142, 44] },
  { base: [206, 98, 44], dark: [52, 36, 34], light: [250, 238, 226], eye: [190, 132, 54] },
  { base: [240, 152, 84], dark: [84, 54, 44], light: [255, 250, 240], eye: [206, 150, 62] },
]

/** A fox cub: white cheeks and bib, dark socks and ear tips, a brush of a tail with a white end. */
export function fox({ colour }: Look, { random, noise }: PaintContext): Animal {
  const coat = colour ? coatOf(colour, [206, 148, 58]) : pick(random, COATS)
  const tailSide = random() < 0.5 ? -1 : 1
  const lean = random() * 0.12 - 0.06
  const headColour = (u: number, v: number) => {
    const n = noise.fbm(u * 4 + 3, v * 4, 3)
    const cheek =
      smoothstep(0.06, 0.2, v - 0.42 + Math.abs(u) * 0.62 - smoothstep(0.6, 1, Math.abs(u)) * 0.2 + n * 0.05) *
      smoothstep(0.1, 0.2, Math.abs(u))
    const chin = smoothstep(0.44, 0.56, v + n * 0.04)
    const tear = Math.hypot((Math.abs(u) - 0.2 + (v - 0.2) * 0.35) / 0.07, (v - 0.2) / 0.22)
    const brow = Math.hypot((Math.abs(u) - 0.3) / 0.13, (v + 0.36) / 0.09)
    const own = blend(blend(coat.base, coat.light, Math.max(cheek, chin)), coat.dark, smoothstep(1.2, 0.6, tear) * 0.3)
    return blend(own, coat.light, smoothstep(1.1, 0.6, brow) * 0.35)
  }
  const bodyColour = (u: number, v: number) => {
    const n = noise.fbm(u * 3 + 7, v * 3, 3)
    const bib = smoothstep(0.46, 0.24, Math.abs(u) + n * 0.14 + Math.max(0, v - 1.3) * 0.25) * smoothstep(2.1, 1.6, v)
    const socks = smoothstep(2.25, 2.62, v + n * 0.12) * smoothstep(0.62, 0.5, Math.abs(u)) + smoothstep(2.72, 2.82, v)
    return blend(blend(coat.base, coat.light, bib), coat.dark, socks)
  }
  const ear: Strip = {
    base: [0.56, -0.42],
    control: [0.74, -0.95],
    tip: [0.9 + lean, -1.52],
    halfWidth: (s) => 0.42 * Math.pow(1 - s, 0.8) * (1 + 0.3 * Math.sin(s * Math.PI)) + 0.012,
    colour: (s, t) => {
      const inner = smoothstep(0.74, 0.5, Math.abs(t)) * smoothstep(0.86, 0.62, s)
      const back = blend(coat.base, coat.dark, smoothstep(0.5, 0.8, s))
      return blend(back, blend(coat.light, [120, 84, 74], smoothstep(0.35, 0, Math.abs(t)) * 0.55), inner)
    },
    spread: 0.3,
    length: 0.1,
    spacing: 0.0125,
    relief: -0.6,
  }
  const tuft: Strip = {
    base: [0.44, -0.48],
    control: [0.58, -0.72],
    tip: [0.7, -1.0],
    halfWidth: (s) => 0.11 * (1 - s * 0.7),
    colour: () => coat.light,
    spread: 0.7,
    length: 0.22,
    spacing: 0.017,
    relief: 0,
  }
  const tail: Strip = {
    base: [0.5 * tailSide, 2.7],
    control: [1.95 * tailSide, 3.0],
    tip: [1.5 * tailSide, 1.2],
    halfWidth: (s) =>
      (0.12 + 0.3 * Math.pow(Math.sin(Math.min(1, s * 0.9) * Math.PI), 0.8) * (0.6 + 0.4 * s)) * Math.sqrt(taper(s)),
    colour: (s, t) =>
      blend(
        blend(coat.base, coat.dark, 0.25 * Math.abs(t)),
        coat.light,
        smoothstep(0.7, 0.78, s + 0.03 * noise.at(t * 4, s * 9)),
      ),
    spread: 0.6,
    length: 0.16,
    spacing: 0.0155,
    relief: 0.9,
  }
  return {
    head: [
      [0, -0.1, 0, 0.9, 0.8, 0.85],
      ...pair([0.4, 0.26, 0, 0.56, 0.44, 0.62]),
      [0, 0.36, 0.55, 0.3, 0.3, 0.6],
      ...pair([0.13, 0.46, 0.75, 0.19, 0.17, 0.36]),
      [0, 0.6, 0.55, 0.16, 0.16, 0.36],
      ...pair([0.32, -0.3, 0.5, 0.32, 0.24, 0.34]),
      [0, 0.05, 0.6, 0.17, 0.42, 0.46],
    ],
    body: sitting,
    sideways: false,
    behind: [tail],
    backEars: [ear, mirrored(ear), tuft, mirrored(tuft)],
    frontEars: [],
    eye: { u: 0.36, v: 0.0, halfWidth: 0.195, halfHeight: 0.165, tilt: 0.24, iris: coat.eye, pupil: [0.52, 0.86] },
    muzzle: {
      v: 0.37,
      halfWidth: 0.125,
      nose: [44, 36, 38],
      shape: 'wet',
      smile: 0.2,
      whiskers: 6,
      whiskerLength: 0.6,
      whiskerColour: [80, 60, 54],
    },
    headColour,
    bodyColour,
    fur: 0.1,
    ruff: 0.11,
  }
}
