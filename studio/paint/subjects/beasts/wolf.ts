import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import { joined, type Mesh, type Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, tube } from '../../solid/shapes.ts'
import { between, chain, hairRelief, hairTone, headFrame, inHead, setCoat, sideOn, type HeadFrame } from './anatomy.ts'

const GREY = hex('#86837f')
const PALE = hex('#ddd5c8')
const DARK: Rgb = [0.03, 0.029, 0.032]
const FORE = [[[0.36, 0.72], [0.4, 0.5], [0.38, 0.26], [0.42, 0.05]], [[0.34, 0.72], [0.3, 0.5], [0.28, 0.26], [0.3, 0.05]]] as const
const HIND = [[[-0.42, 0.74], [-0.34, 0.5], [-0.54, 0.3], [-0.46, 0.05]], [[-0.4, 0.74], [-0.28, 0.5], [-0.42, 0.3], [-0.32, 0.05]]] as const
const SPREAD = 0.12
/** Neck from the withers to the nape, thrown back, and the tail that hangs. */
const NECK: readonly Point[] = [[0.32, 0.84, 0], [0.5, 1.0, 0], [0.6, 1.18, 0], [0.64, 1.3, 0]]
const TAIL: readonly Point[] = [[-0.56, 0.88, 0], [-0.72, 0.76, 0.02], [-0.78, 0.56, 0.03], [-0.8, 0.34, 0.03]]

function flesh(head: HeadFrame): Limb[] {
  const limbs: Limb[] = [
    limb([-0.42, 0.84, 0], [0.0, 0.82, 0], 0.17, 0.19), limb([0, 0.82, 0], [0.32, 0.8, 0], 0.2, 0.22), ball([0.42, 0.78, 0], 0.19),
    ...inHead(head, [
      ball([0.02, -0.03, 0], 0.125), limb([0.1, -0.02, 0], [0.34, -0.01, 0], 0.078, 0.044), limb([0.08, -0.1, 0], [0.28, -0.115, 0], 0.05, 0.03), ball([0.02, -0.1, 0.06], 0.09), ball([0.02, -0.1, -0.06], 0.09),
    ]),
  ]
  for (let k = 0; k < 6; k++) limbs.push(limb(along(NECK, k / 6), along(NECK, (k + 1) / 6), 0.2 - 0.06 * (k / 6), 0.2 - 0.06 * ((k + 1) / 6)))
  for (let k = 0; k < 8; k++) limbs.push(limb(along(TAIL, k / 8), along(TAIL, (k + 1) / 8), 0.05 + 0.055 * Math.sin(Math.PI * k / 8), 0.05 + 0.055 * Math.sin(Math.PI * (k + 1) / 8)))
  for (const side of [1, -1]) {
    const [k, z] = [side > 0 ? 0 : 1, side * SPREAD] as const
    limbs.push(...chain(sideOn(FORE[k], z), [0.13, 0.08, 0.048, 0.042]), ...chain(sideOn(HIND[k], z), [0.17, 0.11, 0.046, 0.04]), ball([FORE[k][3][0] + 0.03, 0.045, z], 0.052), ball([HIND[k][3][0] + 0.03, 0.045, z], 0.05))
  }
  return limbs
}

/** A wolf that howls, its head thrown back; a unit and a half to the nose, looking along x. */
export function howlingWolfParts(colour: Rgb | undefined, light: number, noise: Noise, random: Random): Part[] {
  const head = headFrame([0.66, 1.36, 0], -0.92, 0.12)
  const own = colour ?? GREY
  const deep: Rgb = [own[0] * 0.3, own[1] * 0.3, own[2] * 0.32]
  const coat: Paint = ({ x, y, z }, matter) => {
    const [hx, hy, hz] = head.local(x, y, z)
    const n = noise.fbm(x * 7, y * 7 + z * 5, 3)
    const saddle = smoothstep(0.78, 0.96, y + 0.25 * n - 0.1 * Math.abs(x)) * smoothstep(0.5, 0.3, x)
    const under = smoothstep(0.72, 0.58, y + 0.16 * n)
    let tone = between(between(own, deep, 0.2 + 0.5 * saddle + 0.7 * n), PALE, 0.55 * under)
    if (hx > -0.2 && Math.hypot(hy, hz) < 0.26 && y > 1.1) {
      tone = between(tone, PALE, 0.7 * smoothstep(0.0, -0.08, hy + 0.1 * n) * smoothstep(-0.2, 0.06, hx + 0.2 * n))
      tone = between(tone, DARK, Math.max(smoothstep(0.35, 0.37, hx), Math.abs(hy + 0.066) < 0.008 && hx > 0.12 ? 0.9 : 0))
    }
    setCoat(matter, tone, light * hairTone(noise, x, y, z), 0.92)
  }
  const parts: Part[] = [{ mesh: blob(flesh(head), 0.06, 0.024), paint: coat, relief: hairRelief(noise, 0.001) }]
  for (const side of [-1, 1]) {
    const ear: readonly Point[] = [head.place([-0.07, 0.04, side * 0.08]), head.place([-0.13, 0.12, side * 0.1]), head.place([-0.2, 0.18, side * 0.09])]
    parts.push({ mesh: tube(ear, (t) => 0.052 * (1 - t) ** 0.6 + 0.006, { rows: 10, segments: 10, flat: 0.5, up: [0.3, 1, 0] }), paint: coat })
    const [ex, ey, ez] = head.place([0.1, 0.03, side * 0.085])
    parts.push({ mesh: ellipsoid(0.02, 0.016, 0.014, 10), paint: plain(hex('#e8b23a'), { rough: 0.1, coat: 0.9 }), at: { x: ex, y: ey, z: ez } })
  }
  const [nx, ny, nz] = head.place([0.385, 0.005, 0])
  parts.push({ mesh: ellipsoid(0.034, 0.03, 0.034, 14), paint: plain(DARK, { rough: 0.25, coat: 0.6 }), at: { x: nx, y: ny, z: nz } })
  // Guard hairs that stand out from neck, back, breast and tail.
  const tuft = (from: Point, way: Point, long: number): Mesh => tube([from, [from[0] + way[0] * long * 0.5, from[1] + way[1] * long * 0.5 + 0.01, from[2] + way[2] * long * 0.5], [from[0] + way[0] * long, from[1] + way[1] * long - 0.02, from[2] + way[2] * long]], (t) => 0.012 * (1 - 0.9 * t), { rows: 4, segments: 5, up: [0.1, 0.2, 1] })
  const hairs: Mesh[] = []
  for (let k = 0; k < 560; k++) {
    const [t, turn] = [random(), random() * 2 * Math.PI]
    const onTail = k % 4 === 0
    const path = onTail ? TAIL : NECK
    const [x, y, z] = along(path, t)
    const girth = onTail ? 0.045 + 0.05 * Math.sin(Math.PI * t) : 0.185 - 0.06 * t
    const [c, n] = [Math.cos(turn), Math.sin(turn)]
    // Round the path: across it in the plane of the body, and sideways.
    const across: Point = onTail ? [c * 0.9, c * 0.3, n] : [-c * 0.86, c * 0.5, n]
    const back: Point = onTail ? [across[0] * 0.4 - 0.1, -0.8, across[2] * 0.4] : [across[0] * 0.6 - 0.35, -0.72, across[2] * 0.6]
    hairs.push(tuft([x + across[0] * girth * 0.93, y + across[1] * girth * 0.93, z + across[2] * girth * 0.93], back, (onTail ? 0.11 : 0.13) * (0.7 + 0.6 * random())))
  }
  parts.push({ mesh: joined(hairs), paint: ({ x, y, z }, matter) => {
    const n = noise.fbm(x * 9, y * 9 + z * 7, 2)
    setColour(matter, between(between(own, deep, 0.2 + 1.1 * n + 0.25 * smoothstep(0.55, 0.3, y)), PALE, 0.3 + 0.5 * smoothstep(0.08, 0.3, x - 0.36 - 0.5 * (y - 0.9))), 0.9 * light)
    matter.rough = 0.95
    matter.metal = 0
    matter.coat = 0
  } })
  return parts
}
