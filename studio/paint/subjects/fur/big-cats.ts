import { smoothstep } from '../../../pixels/colour.ts'
import { blend } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Look } from './animal.ts'
import { AMBER, type CatCoat } from './cat-coats.ts'
import { catOf } from './cat.ts'
import { roundEar } from './round-ear.ts'
import { mirrored, type Strip } from './strip.ts'

const TIGER: CatCoat = { base: [236, 142, 54], dark: [34, 26, 26], light: [255, 250, 240], eye: AMBER, pattern: 'striped', white: 1, bold: true }
const LION: CatCoat = { base: [222, 176, 108], dark: [116, 68, 34], light: [250, 232, 200], eye: AMBER, pattern: 'plain', white: 0.6 }

function bigCat(coat: CatCoat, look: Look, context: PaintContext): Animal {
  const animal = catOf(coat, look.pose, context)
  const ear = roundEar((s, t) => blend(blend(coat.base, coat.dark, 0.3 + 0.5 * s), blend(coat.light, coat.base, 0.2), smoothstep(0.7, 0.45, Math.abs(t)) * smoothstep(0.85, 0.55, s) * 0.9), 0.6)
  return {
    ...animal,
    backEars: [ear, mirrored(ear)],
    eye: { ...animal.eye, halfWidth: 0.19, halfHeight: 0.165, pupil: [0.5, 0.52] },
    muzzle: { ...animal.muzzle!, halfWidth: 0.14, nose: [196, 110, 104] },
  }
}

/** A tiger cub: bold black stripes on orange, or on the colour that is asked for. */
export const tiger = (look: Look, context: PaintContext): Animal =>
  bigCat(look.colour ? { ...coatOf(look.colour, AMBER), dark: TIGER.dark, light: TIGER.light, eye: [120, 190, 236], pattern: 'striped', white: 1, bold: true } : TIGER, look, context)

/** Locks all round the head, the outer ones longer and darker. */
function maneOf(coat: CatCoat): Strip[] {
  const locks = (count: number, reach: number, share: number): Strip[] =>
    Array.from({ length: count }, (_, k) => {
      const turn = (k / count) * 2 * Math.PI + share
      const [x, y] = [Math.cos(turn), Math.sin(turn)]
      return {
        base: [x * 0.5, y * 0.48], control: [x * reach * 0.72 + y * 0.12, y * reach * 0.7 - x * 0.06], tip: [x * reach, y * reach + 0.08],
        halfWidth: (s) => 0.34 * (1 - 0.75 * s),
        colour: (s) => blend(blend(coat.base, coat.dark, 0.55), coat.dark, smoothstep(0.3, 1, s) * (0.6 + share * 0.4)),
        spread: 0.55, length: 0.3, spacing: 0.022, relief: 0.4,
      }
    })
  return [...locks(15, 1.5, 0.2), ...locks(13, 1.24, 0)]
}

/** A lion with its mane. */
export const lion = (look: Look, context: PaintContext): Animal => {
  const coat: CatCoat = look.colour ? { ...coatOf(look.colour, AMBER), eye: AMBER, pattern: 'plain', white: 0.6 } : LION
  const animal = bigCat(coat, look, context)
  return { ...animal, backEars: [...maneOf(coat), ...animal.backEars] }
}
