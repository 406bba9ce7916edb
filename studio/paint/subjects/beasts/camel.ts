import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'
import { plain, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, tube } from '../../solid/shapes.ts'
import { between, chain, eyeParts, hairTone, headFrame, inHead, setCoat, sideOn, type HeadFrame } from './anatomy.ts'

const SAND = hex('#b89168')
const DARK: Rgb = [0.045, 0.026, 0.016]
const PAD = plain('#5c4634', { rough: 0.8 })
const FORE = [[[0.42, 1.2], [0.44, 0.92], [0.5, 0.52], [0.5, 0.1]], [[0.4, 1.2], [0.38, 0.92], [0.32, 0.52], [0.22, 0.1]]] as const
const HIND = [[[-0.56, 1.24], [-0.5, 0.9], [-0.7, 0.56], [-0.64, 0.1]], [[-0.54, 1.24], [-0.44, 0.9], [-0.56, 0.56], [-0.42, 0.1]]] as const
const SPREAD = 0.2
/** Out from the chest, down and up again to the nape. */
const NECK: readonly Point[] = [[0.46, 1.3, 0], [0.74, 1.16, 0], [0.98, 1.28, 0], [1.08, 1.62, 0], [1.1, 1.94, 0]]
/** Humps of one that has a single one, and of one that has two: [middle, height, girth]. */
const HUMPS = { 1: [[-0.08, 1.84, 0.36]], 2: [[0.22, 1.84, 0.25], [-0.44, 1.82, 0.24]] } as const
export type Humps = keyof typeof HUMPS

function flesh(head: HeadFrame, humps: Humps): Limb[] {
  const limbs: Limb[] = [
    limb([-0.5, 1.24, 0], [0.0, 1.2, 0], 0.29, 0.35), limb([0.0, 1.2, 0], [0.4, 1.22, 0], 0.35, 0.31), limb([-0.6, 1.4, 0], [0.4, 1.46, 0], 0.12, 0.13), ball([0.46, 1.0, 0], 0.2), ball([-0.66, 1.3, 0], 0.2),
    ...inHead(head, [
      ball([0, -0.03, 0], 0.125), limb([0.02, -0.03, 0], [0.2, -0.05, 0], 0.12, 0.092), limb([0.2, -0.05, 0], [0.4, -0.075, 0], 0.088, 0.075), limb([0.06, -0.1, 0], [0.32, -0.12, 0], 0.085, 0.06), ball([0.43, -0.075, 0.025], 0.066), ball([0.43, -0.075, -0.025], 0.066), ball([0.4, -0.14, 0], 0.05),
    ]),
  ]
  for (const [x, y, girth] of HUMPS[humps]) limbs.push(limb([x, 1.4, 0], [x - 0.02, y, 0], girth, girth * 0.42))
  for (let k = 0; k < 10; k++) limbs.push(limb(along(NECK, k / 10), along(NECK, (k + 1) / 10), 0.235 - 0.12 * (k / 10) ** 0.7, 0.235 - 0.12 * ((k + 1) / 10) ** 0.7))
  for (const side of [1, -1]) {
    const [k, z] = [side > 0 ? 0 : 1, side * SPREAD] as const
    limbs.push(...chain(sideOn(FORE[k], z), [0.18, 0.11, 0.064, 0.052]), ball([FORE[k][2][0] + 0.01, FORE[k][2][1], z], 0.082))
    limbs.push(...chain(sideOn(HIND[k], z), [0.25, 0.15, 0.064, 0.052]), ball([HIND[k][2][0] - 0.015, HIND[k][2][1], z], 0.08))
  }
  return limbs
}

/** Where the long wool grows, 0..1: humps, brow, throat and upper forelegs. */
function woolAt(noise: Noise, x: number, y: number, z: number, [hx, hy]: Point): number {
  const throat = smoothstep(0.5, 0.7, x) * smoothstep(0.06, 0.14, Math.max(0, 1.05 + 0.55 * x - y) * 0.4) * (y < 1.7 ? 1 : 0)
  return Math.max(smoothstep(1.5, 1.78, y + 0.1 * noise.at(x * 8, z * 8)) * (x < 0.62 ? 1 : 0), throat * 0.8, smoothstep(0.1, 0.02, Math.hypot(hx + 0.03, hy - 0.07)), x > 0.2 && x < 0.62 ? smoothstep(1.15, 0.98, y) * smoothstep(0.62, 0.74, y) * 0.7 : 0)
}

const lockAt = (noise: Noise, x: number, y: number, z: number) => noise.at((x + z) * 26 + 2 * noise.at(x * 5, y * 5), y * 11 + z * 6) + 0.5 * noise.at((x - z) * 54, y * 24)

function coatPaint(head: HeadFrame, colour: Rgb, noise: Noise): Paint {
  const deep: Rgb = [colour[0] * 0.42, colour[1] * 0.36, colour[2] * 0.32]
  const pale = between(colour, hex('#f0dcb8'), 0.45)
  return ({ x, y, z }, matter) => {
    const local = head.local(x, y, z)
    const [hx, hy, hz] = local
    const wool = woolAt(noise, x, y, z, local)
    const lock = lockAt(noise, x, y, z)
    const face = hx > -0.05 && Math.hypot(hy + 0.06, hz) < 0.24 && y > 1.7
    let own = between(between(colour, pale, 0.55 * smoothstep(0.75, 0.4, y) + (face ? 0.35 * smoothstep(0.2, 0.4, hx) : 0)), deep, wool * (0.5 + 0.4 * lock))
    const nostril = face && Math.abs(hy + 0.04 - 0.35 * (hx - 0.46)) < 0.008 && hx > 0.4 && hx < 0.475
    const mouth = face && hx > 0.26 && Math.abs(hy + 0.108 + 0.08 * (hx - 0.3)) < 0.006
    const cleft = face && hx > 0.4 && Math.abs(hz) < 0.005 && hy < -0.06 && hy > -0.12
    if (nostril || mouth || cleft) own = between(own, DARK, 0.85)
    setCoat(matter, own, hairTone(noise, x, y, z) * (1 + 0.3 * wool * lock), 0.9)
  }
}

/** A camel at a walk, 2 units high, looking along x and a little to us. */
export function camelParts(colour: Rgb | undefined, humps: Humps, noise: Noise, random: Random): Part[] {
  const head = headFrame([1.12, 2.04, 0], 0.08 + 0.12 * random(), 0.35 + 0.35 * random())
  const paint = coatPaint(head, colour ?? SAND, noise)
  const parts: Part[] = [{ mesh: blob(flesh(head, humps), 0.08, 0.028), paint, relief: ({ x, y, z }) => 0.0014 * noise.at(x * 24, y * 66 + z * 50) + 0.008 * woolAt(noise, x, y, z, head.local(x, y, z)) * lockAt(noise, x, y, z) + 0.012 * noise.fbm(x * 3, y * 3 + z * 2, 2) }]
  for (const side of [-1, 1]) {
    parts.push(...eyeParts(head, [0.13, 0.012, side * 0.094], 0.034))
    parts.push({ mesh: tube([head.place([0.085, 0.04, side * 0.096]), head.place([0.13, 0.055, side * 0.1]), head.place([0.18, 0.038, side * 0.09])], 0.018, { rows: 8, segments: 8 }), paint })
    const ear: readonly Point[] = [head.place([-0.06, 0.05, side * 0.08]), head.place([-0.09, 0.09, side * 0.13]), head.place([-0.1, 0.13, side * 0.16])]
    parts.push({ mesh: tube(ear, (t) => 0.042 * Math.sin(Math.PI * (0.3 + 0.6 * t)), { rows: 12, segments: 12, flat: 0.6, up: [1, 0.2, 0] }), paint })
    for (const leg of side > 0 ? [FORE[0], HIND[0]] : [FORE[1], HIND[1]]) parts.push({ mesh: ellipsoid(0.1, 0.045, 0.082, 16), paint: PAD, at: { x: leg[3][0] + 0.035, y: 0.045, z: side * SPREAD } })
  }
  parts.push({ mesh: tube([[-0.82, 1.4, 0], [-0.94, 1.2, 0.02], [-0.93, 0.9, 0.04]], (t) => 0.045 - 0.022 * t, { rows: 14, segments: 10, up: [0.2, 0, 1] }), paint })
  parts.push({ mesh: ellipsoid(0.04, 0.12, 0.04, 14), paint: plain(DARK, { rough: 0.9 }), at: { x: -0.93, y: 0.82, z: 0.04 } })
  return parts
}
