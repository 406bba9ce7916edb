import { smoothstep } from '../../../pixels/colour.ts'
import { blend, lightness, pick } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Look } from './animal.ts'
import { AMBER, anyCats, BLUE, catBody, catHead, GREEN, namedCats, tipsOf, type CatCoat } from './cat-coats.ts'
import { stanceOf } from './pose.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

/** A kitten in the coat that is asked for: by its name, by its colour, or any. */
export function cat({ colour, variety, pose }: Look, { random, noise }: PaintContext): Animal {
  const [any, eyes] = [pick(random, anyCats), pick(random, [GREEN, BLUE, AMBER])]
  const named = Object.entries(namedCats).find(([name]) => name === variety)?.[1]
  // Black and white cats have no stripes.
  const plain = colour && (lightness(colour) < 0.2 || lightness(colour) > 0.82)
  const coat: CatCoat = named ?? (colour ? { ...coatOf(colour, eyes), pattern: plain ? 'plain' : 'striped', white: plain ? 0 : 1 } : any)
  return catOf(coat, pose, { random, noise })
}

/** A cat of a coat. */
export function catOf(coat: CatCoat, pose: Look['pose'], { random, noise }: Pick<PaintContext, 'random' | 'noise'>): Animal {
  const stripes = 14 + random() * 6
  const lean = random() * 0.1 - 0.05
  const stance = stanceOf(pose, random() < 0.5 ? -1 : 1)
  const from = random() * 50
  const tips = tipsOf(coat)
  const ear: Strip = {
    base: [0.56, -0.42],
    control: [0.72, -0.85],
    tip: [0.8 + lean, -1.36],
    halfWidth: (s) => 0.4 * Math.pow(1 - s, 0.72) * (1 + 0.25 * Math.sin(s * Math.PI)) + 0.012,
    colour: (s, t) => {
      const inner = smoothstep(0.72, 0.5, Math.abs(t)) * smoothstep(0.84, 0.6, s)
      const skin = blend([240, 172, 160], [206, 122, 118], 0.3 + 0.7 * (1 - s))
      return blend(blend(tips, coat.dark, 0.25 + 0.35 * s), blend(skin, coat.base, 0.15), inner * (coat.pattern === 'pointed' && !coat.white ? 0.45 : 0.95))
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
    colour: () => (coat.pattern === 'pointed' && !coat.white ? blend(coat.base, coat.dark, 0.4) : coat.light),
    spread: 0.7,
    length: 0.2,
    spacing: 0.017,
    relief: 0,
  }
  const tail: Strip = {
    ...stance.tail,
    halfWidth: (s) => 0.16 * (coat.fluff ?? 1) * taper(s),
    colour: (s) => (coat.pattern === 'striped' ? blend(tips, coat.dark, Math.max(smoothstep(0.2, 0.8, Math.sin(s * 26)) * 0.7, smoothstep(0.86, 0.95, s))) : blend(tips, coat.dark, smoothstep(0.55, 0.7, s))),
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
    body: stance.body,
    sideways: stance.sideways,
    behind: pose === 'lying' ? [] : [tail],
    backEars: [ear, mirrored(ear), tuft, mirrored(tuft)],
    before: pose === 'lying' ? [tail] : [],
    frontEars: [],
    eye: { u: 0.385, v: 0.0, halfWidth: 0.235, halfHeight: 0.205, tilt: 0.12, iris: coat.eye, pupil: [0.46, 0.82] },
    muzzle: {
      v: 0.31,
      halfWidth: 0.1,
      nose: coat.pattern === 'pointed' && !coat.white ? [96, 66, 62] : [232, 146, 140],
      shape: 'button',
      smile: 0.2,
      whiskers: 9,
      whiskerLength: 0.9,
      whiskerColour: [255, 252, 244],
    },
    headColour: catHead(coat, noise, stripes, from),
    bodyColour: catBody(coat, noise, stance, from),
    fur: 0.085 * (coat.fluff ?? 1),
    ruff: 0.09 * (coat.fluff ?? 1),
  }
}
