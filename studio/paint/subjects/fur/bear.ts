import { smoothstep } from '../../../pixels/colour.ts'
import { blend, shade, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat, type Look } from './animal.ts'
import { stanceOf } from './pose.ts'
import { roundEar } from './round-ear.ts'
import { mirrored } from './strip.ts'
import { pair } from './volume.ts'

const BROWN: Coat = { base: [136, 88, 52], dark: [92, 56, 34], light: [206, 164, 116], eye: [66, 40, 26] }
const PANDA: Coat = { base: [250, 248, 244], dark: [34, 32, 36], light: [255, 255, 255], eye: [58, 38, 28] }

/** Round head and short muzzle; `marked` lays a panda's black over it. */
function bearOf(coat: Coat, marked: boolean, { pose }: Look, { random, noise }: PaintContext): Animal {
  const stance = stanceOf(pose, random() < 0.5 ? -1 : 1)
  const ear = roundEar((s, t) => {
    const rim: Pigment = marked ? coat.dark : blend(coat.base, coat.dark, 0.35)
    return blend(rim, marked ? shade(coat.dark, 1.5) : blend(coat.light, coat.dark, 0.3), smoothstep(0.7, 0.4, Math.abs(t)) * smoothstep(0.8, 0.5, s) * 0.8)
  }, 0.62)
  const [tx, ty] = stance.tail.base
  return {
    head: [
      [0, -0.1, 0, 0.98, 0.88, 0.9],
      ...pair([0.46, 0.28, 0.05, 0.58, 0.52, 0.68]),
      ...pair([0.15, 0.46, 0.66, 0.26, 0.23, 0.44]),
      [0, 0.36, 0.68, 0.25, 0.24, 0.48],
      [0, 0.66, 0.5, 0.24, 0.17, 0.38],
      ...pair([0.34, -0.3, 0.5, 0.34, 0.25, 0.36]),
      [0, 0.08, 0.56, 0.2, 0.4, 0.44],
    ],
    body: stance.body,
    sideways: stance.sideways,
    behind: [{
      base: [tx, ty], control: [tx + 0.12 * Math.sign(tx), ty - 0.1], tip: [tx + 0.24 * Math.sign(tx), ty - 0.22],
      halfWidth: () => 0.16, colour: () => coat.base, spread: 0.6, length: 0.12, spacing: 0.016, relief: 0.9,
    }],
    backEars: [ear, mirrored(ear)],
    frontEars: [],
    eye: { u: 0.37, v: -0.02, halfWidth: marked ? 0.14 : 0.135, halfHeight: marked ? 0.15 : 0.14, tilt: marked ? -0.2 : 0, iris: coat.eye, pupil: [0.55, 0.6] },
    muzzle: { v: 0.33, halfWidth: 0.155, nose: [38, 32, 34], shape: 'wet', smile: 0.26, whiskers: 0, whiskerLength: 0, whiskerColour: [0, 0, 0] },
    headColour: (u, v) => {
      const n = noise.fbm(u * 4 + 3, v * 4, 3)
      const across = Math.abs(u)
      const muzzle = Math.min(Math.hypot((across - 0.15) / 0.34, (v - 0.44) / 0.3), Math.hypot(u / 0.28, (v - 0.64) / 0.24))
      const own = blend(coat.base, coat.dark, marked ? 0 : smoothstep(0.5, 0.95, across) * 0.3 + n * 0.18)
      if (!marked) return blend(own, coat.light, smoothstep(1.2, 0.75, muzzle + n * 0.2) * 0.8)
      // Patches that droop from the eyes outwards.
      const [du, dv] = [across - 0.39, v - 0.06]
      const [pu, pv] = [du * 0.82 - dv * 0.57, du * 0.57 + dv * 0.82]
      return blend(own, coat.dark, smoothstep(1.06, 0.9, Math.hypot(pu / 0.21, pv / 0.31) + n * 0.09))
    },
    bodyColour: (u, v) => {
      const n = noise.fbm(u * 3 + 7, v * 3, 3)
      if (!marked) return blend(blend(coat.base, coat.dark, 0.3 * smoothstep(0.4, 0.9, Math.abs(u)) + n * 0.18), coat.light, stance.bib(u, v, n) * 0.25)
      // Black shoulders and limbs about a white trunk.
      const black = stance.sideways
        ? Math.max(smoothstep(0.62, 0.5, u + n * 0.1), smoothstep(1.72, 1.9, v + n * 0.1))
        : Math.max(smoothstep(1.75, 1.6, v + n * 0.08), smoothstep(0.46, 0.38, Math.abs(Math.abs(u) - 0.27) + 0.2 + n * 0.08), smoothstep(2.3, 2.42, v + n * 0.08) * smoothstep(0.34, 0.44, Math.abs(u)))
      return blend(coat.base, coat.dark, black)
    },
    fur: 0.105,
    ruff: 0.07,
  }
}

/** A brown bear cub, or one of the colour that is asked for. */
export const bear = (look: Look, context: PaintContext): Animal => bearOf(look.colour ? { ...coatOf(look.colour, BROWN.eye), eye: BROWN.eye } : BROWN, false, look, context)

export const panda = (look: Look, context: PaintContext): Animal => bearOf(PANDA, true, look, context)
