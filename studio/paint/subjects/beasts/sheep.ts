import { mix, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe, tube } from '../../solid/shapes.ts'

const EYE = plain('#1a0f0a', { rough: 0.08, coat: 1 })
/** How much of the legs the wool hides. */
const LOW = 0.13
const HOOF = plain('#2a2422', { rough: 0.5 })

/** A woolly sheep, 1.1 units high, looking along x. */
export function sheepParts(wool: Rgb, noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, { y = 0, ...at }: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at: { ...at, y: y - LOW }, ...(relief && { relief }) })
  const dark = random() < 0.45
  const face: Rgb = dark ? [0.045, 0.04, 0.04] : mix(wool, [0.62, 0.47, 0.38], 0.5)
  const curl = (x: number, y: number, z: number) => 1 - Math.abs(noise.at(x * 24 + z * 15, y * 24 - z * 13)) - Math.abs(noise.at(x * 15 - 4, y * 15 + z * 21))
  const fleece: Paint = ({ x, y, z }, matter) => {
    const lock = curl(x, y, z)
    const dirt = Math.max(0, 0.5 - y) * 0.5
    setColour(matter, mix(mix(wool, [wool[0] * 0.66, wool[1] * 0.58, wool[2] * 0.48], Math.max(0, 0.42 - lock * 0.5)), [0.3, 0.24, 0.17], dirt), 0.9 + 0.08 * noise.at(x * 50, y * 50 + z * 40))
    matter.rough = 0.95
    matter.metal = 0
    matter.coat = 0
  }
  const limbs: Limb[] = [limb([-0.36, 0.72, 0], [0.32, 0.74, 0], 0.3, 0.28), ball([0, 0.66, 0], 0.31)]
  // Tufts that stand out from an even body.
  for (let k = 0; k < 230; k++) {
    const up = 1 - (2 * (k + 0.5)) / 230
    const [turn, ring] = [k * 2.39996, Math.sqrt(1 - up * up)]
    limbs.push(ball([Math.cos(turn) * ring * 0.6 - 0.02, 0.71 + up * 0.29, Math.sin(turn) * ring * 0.31], 0.062 + 0.034 * random()))
  }
  for (let k = 0; k < 9; k++) limbs.push(ball([0.58 + 0.05 * Math.sin(k), 0.99 + 0.05 * Math.cos(k * 1.7), 0.1 * Math.sin(k * 2.4)], 0.075))
  limbs.push(limb([0.4, 0.82, 0], [0.56, 0.93, 0], 0.19, 0.14))
  add(blob(limbs, 0.026, 0.026), fleece, {}, ({ x, y, z }) => 0.014 * curl(x, y, z))
  const skin: Paint = ({ x, y, z }, matter) => {
    const nose = Math.hypot((x - 0.87) * 1.2, y - 0.72) < 0.06 ? 0.6 : 0
    setColour(matter, mix(face, dark ? [0.015, 0.012, 0.012] : [0.4, 0.22, 0.2], nose), 0.92 + 0.1 * noise.fbm(x * 18, y * 18 + z * 12, 2))
    matter.rough = 0.7
    matter.metal = 0
    matter.coat = 0.02
  }
  add(blob([ball([0.62, 0.93, 0], 0.125), limb([0.64, 0.91, 0], [0.83, 0.745, 0], 0.118, 0.07), ball([0.7, 0.82, 0], 0.1), ball([0.845, 0.735, 0.02], 0.058), ball([0.845, 0.735, -0.02], 0.058)], 0.05, 0.016), skin)
  for (const side of [-1, 1]) {
    add(ellipsoid(0.027, 0.03, 0.02, 16), EYE, { x: 0.715, y: 0.915, z: side * 0.098 })
    add(ellipsoid(0.005, 0.005, 0.004, 8), plain('#ffffff', { glow: 0.6 }), { x: 0.73, y: 0.926, z: side * 0.116 })
    const ear: readonly Point[] = [[0.6, 0.96, side * 0.1], [0.59, 0.95, side * 0.2], [0.6, 0.9, side * 0.285]]
    add(tube(ear, (t) => 0.055 * Math.sin(Math.PI * (0.22 + 0.72 * t)), { rows: 14, segments: 12, flat: 0.45, up: [1, 0.2, 0] }), skin)
    add(tube([[0.885, 0.745, side * 0.022], [0.9, 0.73, side * 0.036]], 0.008, { rows: 3, segments: 6 }), HOOF)
    for (const [x, lean] of [[0.3, 0.02], [-0.34, -0.03]] as const) {
      const z = side * 0.17
      add(blob([limb([x, 0.52, z], [x + lean, 0.36, z], 0.08, 0.05), limb([x + lean, 0.36, z], [x, 0.19, z], 0.046, 0.04)], 0.03, 0.018), skin)
      add(lathe([[0.055, 0], [0.05, 0.05], [0.038, 0.08], [0, 0.085]], 16), HOOF, { x: x + 0.008, y: LOW, z })
    }
  }
  return parts
}
