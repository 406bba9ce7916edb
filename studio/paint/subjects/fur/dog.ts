import { smoothstep } from '../../../pixels/colour.ts'
import { blend, pick, shade } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Look } from './animal.ts'
import { anyDogs, BROWN, dogBody, dogHead, namedDogs, type DogCoat } from './dog-coats.ts'
import { stanceOf } from './pose.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

const EARS: Readonly<Record<DogCoat['ears'], (droop: number) => Pick<Strip, 'base' | 'control' | 'tip' | 'halfWidth'>>> = {
  hanging: (droop) => ({
    base: [0.56, -0.66], control: [1.24, -0.72 + droop], tip: [0.98, 0.52 + droop],
    halfWidth: (s) => (0.09 + 0.21 * Math.sin(Math.min(1, s * 1.15) * Math.PI * 0.62)) * Math.sqrt(taper(s)),
  }),
  pricked: (droop) => ({
    base: [0.52, -0.5], control: [0.66, -0.9], tip: [0.72 + droop * 0.4, -1.3],
    halfWidth: (s) => 0.33 * Math.pow(1 - s, 0.75) * (1 + 0.3 * Math.sin(s * Math.PI)) + 0.012,
  }),
  folded: (droop) => ({
    base: [0.54, -0.62], control: [0.86, -1.32], tip: [1.14, -0.52 + droop],
    halfWidth: (s) => (0.1 + 0.17 * Math.sin(Math.min(1, s * 1.1) * Math.PI * 0.8)) * Math.sqrt(taper(s)),
  }),
}

/** A puppy of the breed that is asked for, of a colour, or any. */
export function dog({ colour, variety, pose }: Look, { random, noise }: PaintContext): Animal {
  const any = pick(random, anyDogs)
  const named = Object.entries(namedDogs).find(([name]) => name === variety)?.[1]
  const coat: DogCoat = named ?? (colour ? { ...coatOf(colour, BROWN), mask: 0.6, ears: 'hanging' } : any)
  const side = random() < 0.5 ? -1 : 1
  const blazeWidth = 0.07 + random() * 0.1
  const droop = random() * 0.16
  const stance = stanceOf(pose, side)
  const from = random() * 50
  const fluff = coat.fluff ?? 1
  const pricked = coat.ears === 'pricked'
  const ear: Strip = {
    ...EARS[coat.ears](droop),
    colour: (s, t) => {
      const back = coat.spots ? blend(coat.base, coat.spots, smoothstep(-0.05, 0.1, noise.at(s * 3 + from, t * 2))) : blend(coat.dark, shade(coat.dark, 0.7), 0.3 * s + 0.3 * Math.max(0, -t))
      if (!pricked) return back
      const inner = smoothstep(0.72, 0.5, Math.abs(t)) * smoothstep(0.84, 0.6, s)
      return blend(back, blend([226, 176, 160], coat.light, 0.45), inner * 0.85)
    },
    spread: 0.3,
    length: 0.13 * fluff,
    spacing: 0.0125,
    relief: pricked ? -0.6 : 0.7,
  }
  const curled = coat.tail === 'curled' && pose !== 'lying'
  const [tx, ty] = stance.tail.base
  const tail: Strip = {
    ...(curled ? { base: [tx, ty], control: [tx + 0.75 * Math.sign(tx), ty - 1.1], tip: [tx - 0.1 * Math.sign(tx), ty - 1] } : stance.tail),
    halfWidth: (s) => 0.17 * fluff * taper(s),
    colour: (s) => blend(coat.base, coat.light, smoothstep(0.6, 0.9, s) * coat.mask),
    spread: 0.6,
    length: 0.15 * fluff,
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
    body: stance.body,
    sideways: stance.sideways,
    behind: pose === 'lying' ? [] : [tail],
    before: pose === 'lying' ? [tail] : [],
    backEars: pricked ? [ear, mirrored(ear)] : [],
    frontEars: pricked ? [] : [ear, mirrored(ear)],
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
    headColour: dogHead(coat, noise, blazeWidth, from),
    bodyColour: dogBody(coat, noise, stance, from),
    fur: (coat.curly ? 0.13 : 0.1) * fluff,
    ruff: (coat.ruff ?? 0.06) * fluff,
    ...(coat.curly && { curl: 3 }),
  }
}
