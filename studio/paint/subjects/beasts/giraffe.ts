import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'
import { plain, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, tube } from '../../solid/shapes.ts'
import { between, chain, eyeParts, hairRelief, hairTone, headFrame, hoofPart, inHead, setCoat, sideOn, type HeadFrame } from './anatomy.ts'

const CREAM = hex('#ecd7ab')
const PATCH = hex('#a9642a')
const DARK: Rgb = [0.03, 0.02, 0.016]
const HOOF = plain('#3a2e26', { rough: 0.5 })
const TUFT = plain('#1d1512', { rough: 0.9 })
const FORE = [[[0.34, 1.45], [0.36, 1.1], [0.38, 0.62], [0.36, 0.14]], [[0.3, 1.45], [0.28, 1.1], [0.22, 0.62], [0.12, 0.14]]] as const
const HIND = [[[-0.5, 1.38], [-0.46, 1.08], [-0.64, 0.68], [-0.58, 0.14]], [[-0.48, 1.38], [-0.4, 1.08], [-0.5, 0.68], [-0.38, 0.14]]] as const
const SPREAD = 0.16
/** The neck from the chest to the nape. */
const NECK: readonly Point[] = [[0.34, 1.56, 0], [0.5, 1.84, 0], [0.68, 2.26, 0], [0.84, 2.74, 0]]
/** Patches a unit. */
const CELLS = 4.6

function flesh(head: HeadFrame): Limb[] {
  const limbs: Limb[] = [
    limb([-0.46, 1.38, 0], [0.0, 1.42, 0], 0.27, 0.31), limb([0, 1.42, 0], [0.26, 1.48, 0], 0.31, 0.3), ball([0.16, 1.72, 0], 0.13), ball([0.42, 1.42, 0], 0.22), limb([-0.56, 1.52, 0], [0.1, 1.72, 0], 0.12, 0.12),
    ...inHead(head, [
      limb([0, -0.02, 0], [0.2, -0.05, 0], 0.11, 0.088), limb([0.2, -0.05, 0], [0.43, -0.09, 0], 0.082, 0.056), limb([0.06, -0.11, 0], [0.3, -0.12, 0], 0.07, 0.05), ball([0.44, -0.105, 0.02], 0.055), ball([0.44, -0.105, -0.02], 0.055), ball([0.1, 0.07, 0], 0.05),
    ]),
  ]
  for (let k = 0; k < 8; k++) limbs.push(limb(along(NECK, k / 8), along(NECK, (k + 1) / 8), 0.225 - 0.125 * (k / 8) ** 0.6, 0.225 - 0.125 * ((k + 1) / 8) ** 0.6))
  for (const side of [1, -1]) {
    const [k, z] = [side > 0 ? 0 : 1, side * SPREAD] as const
    limbs.push(...chain(sideOn(FORE[k], z), [0.17, 0.1, 0.052, 0.04]), ball([FORE[k][2][0] + 0.008, FORE[k][2][1], z], 0.062), ball([FORE[k][3][0], 0.12, z], 0.05))
    limbs.push(...chain(sideOn(HIND[k], z), [0.23, 0.14, 0.054, 0.04]), ball([HIND[k][2][0] - 0.012, HIND[k][2][1], z], 0.062), ball([HIND[k][3][0], 0.12, z], 0.05))
  }
  return limbs
}

/** How far from the border of a cell of a jittered lattice (Worley 1996), 0 on it; and the cell's own number. */
function cellAt(noise: Noise, x: number, y: number, z: number): readonly [border: number, own: number] {
  let [first, second, own] = [9, 9, 0]
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  for (let a = -1; a <= 1; a++)
    for (let b = -1; b <= 1; b++)
      for (let c = -1; c <= 1; c++) {
        const [px, py, pz] = [ix + a, iy + b, iz + c]
        const seed = px * 12.9898 + py * 78.233 + pz * 37.719
        const jitter = (k: number) => { const s = Math.sin(seed * k) * 43758.5453; return s - Math.floor(s) }
        const d = Math.hypot(px + 0.15 + 0.7 * jitter(1) - x, py + 0.15 + 0.7 * jitter(1.7) - y, pz + 0.15 + 0.7 * jitter(2.3) - z)
        if (d < first) [second, first, own] = [first, d, jitter(3.1)]
        else if (d < second) second = d
      }
  return [second - first + 0.05 * noise.at(x * 7, y * 7 + z * 5), own]
}

/** Brown patches in a cream net, smaller on the neck and the legs, gone at the feet and on the face. */
function coatPaint(head: HeadFrame, colour: Rgb, noise: Noise): Paint {
  return ({ x, y, z }, matter) => {
    const [hx, hy, hz] = head.local(x, y, z)
    const face = smoothstep(-0.04, 0.05, hx) * (Math.hypot(hy + 0.06, hz) < 0.25 ? 1 : 0)
    const fine = CELLS * (1 + 0.25 * smoothstep(1.9, 2.6, y) + 0.5 * smoothstep(1.1, 0.7, y))
    const [border, own] = cellAt(noise, x * fine, y * fine * 0.92, z * fine)
    const patch = smoothstep(0.1, 0.19, border) * smoothstep(0.55, 0.85, y + 0.2 * own) * (1 - face)
    const dim = smoothstep(1.3, 1.12, y) * 0.4
    let tone = between(CREAM, between(colour, DARK, 0.3 * own + 0.12 * (1 - smoothstep(0.2, 0.5, border))), patch * (1 - dim))
    tone = between(tone, between(colour, CREAM, 0.35), face * smoothstep(0.02, 0.08, hy + 0.06) * 0.75)
    tone = between(tone, [0.2, 0.13, 0.1], face * smoothstep(0.36, 0.46, hx) * 0.75)
    const nostril = Math.hypot(hx - 0.47, (hy + 0.07) * 1.5, Math.abs(hz) - 0.042) < 0.02
    const mouth = face > 0 && hx > 0.27 && Math.abs(hy + 0.125 + 0.06 * (hx - 0.3)) < 0.005
    setCoat(matter, nostril || mouth ? DARK : tone, hairTone(noise, x, y, z), 0.8)
  }
}

/** A giraffe at a slow walk, 3 units high, looking along x and a little to us. */
export function giraffeParts(colour: Rgb | undefined, noise: Noise, random: Random): Part[] {
  const head = headFrame([0.88, 2.83, 0], 0.34 + 0.15 * random(), 0.4 + 0.35 * random())
  const paint = coatPaint(head, colour ?? PATCH, noise)
  const parts: Part[] = [{ mesh: blob(flesh(head), 0.06, 0.03), paint, relief: hairRelief(noise) }]
  for (const side of [-1, 1]) {
    parts.push(...eyeParts(head, [0.16, 0.01, side * 0.088], 0.032))
    parts.push({ mesh: tube([head.place([0.12, 0.036, side * 0.09]), head.place([0.16, 0.05, side * 0.094]), head.place([0.2, 0.036, side * 0.084])], 0.011, { rows: 8, segments: 8 }), paint })
    parts.push({ mesh: tube([head.place([0.04, 0.05, side * 0.05]), head.place([-0.01, 0.2, side * 0.062])], (t) => 0.026 - 0.006 * t, { rows: 8, segments: 12, up: [1, 0, 0.1] }), paint })
    const [tx, ty, tz] = head.place([-0.012, 0.215, side * 0.063])
    parts.push({ mesh: ellipsoid(0.036, 0.032, 0.036, 14), paint: TUFT, at: { x: tx, y: ty, z: tz } })
    const ear: readonly Point[] = [head.place([-0.03, 0.02, side * 0.08]), head.place([-0.08, 0.05, side * 0.19]), head.place([-0.06, 0.04, side * 0.29])]
    parts.push({ mesh: tube(ear, (t) => 0.055 * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8, { rows: 14, segments: 12, flat: 0.36, up: [0.5, 0.3, 0.1] }), paint: (spot, matter) => setCoat(matter, CREAM, 0.85 * hairTone(noise, spot.x, spot.y, spot.z)) })
    for (const leg of side > 0 ? [FORE[0], HIND[0]] : [FORE[1], HIND[1]]) parts.push(hoofPart(leg[3][0] + 0.018, side * SPREAD, 0.06, 0.1, HOOF))
  }
  // A short upright mane down the neck.
  const mane = plain('#7a4523', { rough: 0.95 })
  for (let k = 0; k < 60; k++) {
    const t = (k + 0.5) / 60
    const [x, y] = along(NECK, 1 - t * 0.92)
    const back = 0.1 + 0.125 * t ** 0.8
    parts.push({ mesh: tube([[x - back * 0.86, y + back * 0.35, 0], [x - back * 0.86 - 0.06, y + back * 0.35 + 0.05 + 0.02 * random(), 0.02 * (random() - 0.5)]], (s) => 0.026 * (1 - 0.8 * s), { rows: 4, segments: 6, up: [0, 0, 1] }), paint: mane })
  }
  parts.push({ mesh: tube([[-0.72, 1.5, 0], [-0.82, 1.3, 0.02], [-0.82, 0.98, 0.04]], (t) => 0.034 - 0.018 * t, { rows: 14, segments: 10, up: [0.2, 0, 1] }), paint })
  parts.push({ mesh: ellipsoid(0.035, 0.15, 0.035, 14), paint: TUFT, at: { x: -0.82, y: 0.86, z: 0.04 }, relief: hairRelief(noise, 0.008) })
  return parts
}
