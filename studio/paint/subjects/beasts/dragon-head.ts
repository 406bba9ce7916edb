import { smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb } from '../../solid/blob.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe, tube } from '../../solid/shapes.ts'

export interface DragonDress {
  body: Rgb
  /** Edges of the scales, brows and whiskers. */
  trim: Rgb
  belly: Rgb
  /** Mane, fins and tufts. */
  mane: Rgb
}

const IVORY = plain('#e9dcc0', { rough: 0.35, coat: 0.2 })
export const dragonEye: Paint = ({ x, y }, matter) => {
  const slit = smoothstep(0.017, 0.011, Math.abs(x - 0.012))
  setColour(matter, slit > 0 && Math.abs(y) < 0.045 ? [0.02, 0.01, 0.01] : [1, 0.62, 0.06])
  matter.rough = 0.1
  matter.metal = 0
  matter.coat = 1
  matter.glow = 0.35 * (1 - slit)
}

/** The head of a Chinese dragon, looking along x, its throat at the origin: stag's horns, whiskers, a lion's mane. */
export function dragonHead({ body, trim, mane, belly }: DragonDress, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at?: Placing) => parts.push({ mesh, paint, ...(at && { at }) })
  const skin: Paint = ({ x, y, z }, matter) => {
    const pebble = 0.85 + 0.15 * Math.sin(x * 95 + 3 * Math.sin(z * 60)) * Math.sin(y * 90) * Math.sin(z * 95)
    const under = smoothstep(-0.12, -0.2, y)
    const lip = smoothstep(0.024, 0.01, Math.abs(y + 0.1)) * smoothstep(0.1, 0.16, x)
    const tint = (c: 0 | 1 | 2) => (body[c] * (1 - under) + belly[c] * under) * (1 - lip * 0.4) + trim[c] * lip * 0.4
    setColour(matter, [tint(0), tint(1), tint(2)], pebble)
    matter.rough = 0.34
    matter.metal = 0.1
    matter.coat = 0.15
  }
  add(blob([
    ball([0, 0.02, 0], 0.2), limb([0.05, 0.03, 0], [0.42, -0.02, 0], 0.15, 0.12), limb([0.4, 0.02, 0.055], [0.4, 0.02, -0.055], 0.1), ball([0.47, 0.03, 0.06], 0.068), ball([0.47, 0.03, -0.06], 0.068), ball([0.47, 0.09, 0], 0.05),
    ball([0.14, 0.13, 0.115], 0.06), ball([0.14, 0.13, -0.115], 0.06), limb([0.02, 0.15, 0.1], [-0.1, 0.2, 0.13], 0.06, 0.04), limb([0.02, 0.15, -0.1], [-0.1, 0.2, -0.13], 0.06, 0.04),
    ball([-0.02, -0.07, 0.13], 0.1), ball([-0.02, -0.07, -0.13], 0.1),
  ], 0.05, 0.017), skin)
  add(blob([limb([-0.02, -0.16, 0.05], [0.34, -0.27, 0.03], 0.07, 0.05), limb([-0.02, -0.16, -0.05], [0.34, -0.27, -0.03], 0.07, 0.05), ball([0.36, -0.26, 0], 0.055)], 0.05, 0.017), skin)
  add(tube([[0.02, -0.14, 0], [0.2, -0.19, 0], [0.34, -0.19, 0.01], [0.46, -0.14, 0.02]], (t) => 0.055 * (1 - 0.75 * t * t), { rows: 16, segments: 12, flat: 0.4 }), plain('#c2242c', { rough: 0.3, coat: 0.4 }))
  for (const side of [-1, 1]) {
    add(ellipsoid(0.052, 0.052, 0.04, 20), dragonEye, { x: 0.165, y: 0.085, z: side * 0.135, turnY: side < 0 ? 0.3 + Math.PI : -0.3 })
    for (const [x, y, long] of [[0.44, -0.1, 0.11], [0.36, -0.11, 0.06], [0.28, -0.11, 0.05], [0.2, -0.11, 0.05]] as const)
      add(lathe([[0.02, 0], [0.015, -long * 0.5], [0.001, -long]], 10), IVORY, { x, y: y + 0.02, z: side * 0.085 })
    for (const x of [0.33, 0.25, 0.17]) add(lathe([[0.016, 0], [0.001, 0.06]], 8), IVORY, { x, y: -0.14 - x * 0.28, z: side * 0.055 })
    const horn = (path: Point[], thick: number) => add(tube(path, (t) => thick * (1 - 0.8 * t), { rows: 22, segments: 12, up: [0.3, 0, 1] }), IVORY)
    horn([[-0.03, 0.18, side * 0.09], [-0.16, 0.34, side * 0.14], [-0.36, 0.44, side * 0.2], [-0.56, 0.62, side * 0.22]], 0.04)
    horn([[-0.26, 0.39, side * 0.17], [-0.3, 0.52, side * 0.2], [-0.28, 0.63, side * 0.22]], 0.028)
    // A long whisker from the nose, in the wind.
    add(tube([[0.44, -0.01, side * 0.11], [0.62, 0.1, side * 0.24], [0.6, 0.34, side * 0.36], [0.34, 0.4, side * 0.5], [0.02, 0.3, side * 0.62], [-0.3, 0.36, side * 0.66]], (t) => 0.02 * (1 - 0.85 * t), { rows: 48, segments: 8, up: [0.2, 1, 0.1] }), plain(trim, { rough: 0.3, metal: 0.5 }))
    add(tube([[-0.06, 0.08, side * 0.17], [-0.18, 0.14, side * 0.27], [-0.32, 0.12, side * 0.32]], (t) => 0.055 * Math.sin(Math.PI * (0.2 + 0.79 * t)), { rows: 14, segments: 10, flat: 0.4 }), plain(body, { rough: 0.4 }))
  }
  const strand = (path: readonly Point[], thick: number, colour: Rgb) => add(tube(path, (t) => thick * (1 - 0.9 * t), { rows: 10, segments: 7, up: [0.1, 1, 0.2] }), plain([colour[0] * (0.7 + 0.5 * random()), colour[1] * (0.7 + 0.5 * random()), colour[2] * (0.7 + 0.5 * random())], { rough: 0.45 }))
  for (let k = 0; k < 54; k++) {
    const [angle, long, drift] = [(k / 54) * 2 * Math.PI, 0.34 + 0.26 * random(), random() - 0.5]
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    strand([[-0.04, 0.02 + 0.15 * s, 0.15 * c], [-0.2, 0.02 + 0.24 * s, 0.26 * c], [-0.2 - long * 0.6, 0.04 + 0.3 * s + 0.1 * drift, 0.32 * c], [-0.2 - long, 0.1 + 0.34 * s + 0.3 * drift, 0.34 * c + 0.1 * drift]], 0.036, mane)
  }
  for (let k = 0; k < 14; k++) {
    const z = (random() - 0.5) * 0.1
    strand([[0.1 + 0.22 * random(), -0.24, z], [0.12, -0.38, z * 1.4], [0.02 - 0.1 * random(), -0.5 - 0.12 * random(), z * 2]], 0.022, mane)
  }
  return parts
}
