import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import { joined, type Mesh, type Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, tube } from '../../solid/shapes.ts'
import { between, eyeParts, headFrame } from './anatomy.ts'

/** Colours of neck, back, breast, wings and tail. */
interface Dress {
  hackle: Rgb
  back: Rgb
  breast: Rgb
  wing: Rgb
  tail: Rgb
}
const dress = (hackle: string, back: string, breast: string, wing: string, tail: string): Dress => ({ hackle: hex(hackle), back: hex(back), breast: hex(breast), wing: hex(wing), tail: hex(tail) })
export const ROOSTER = dress('#e8902a', '#a5381c', '#17221f', '#7c2a18', '#123a33')
export const HENS: readonly Dress[] = [dress('#c07a3a', '#8f4d22', '#b8743a', '#7d4220', '#4a2a1a'), dress('#f4eee2', '#efe8da', '#f6f1e8', '#e9e0d0', '#e6dccb')]

/** All of one colour, a little darker in tail and wings. */
export const dressed = (colour: Rgb): Dress => ({ hackle: colour, back: [colour[0] * 0.9, colour[1] * 0.88, colour[2] * 0.86], breast: colour, wing: [colour[0] * 0.75, colour[1] * 0.72, colour[2] * 0.7], tail: [colour[0] * 0.55, colour[1] * 0.52, colour[2] * 0.5] })

const COMB = plain('#c81f1c', { rough: 0.45, coat: 0.15 })
const LEG = plain('#dba13a', { rough: 0.5 })
const BEAK = plain('#d99a34', { rough: 0.35, coat: 0.2 })

/** Feathers lie like tiles: how far a place is from the edge of its own, 0 at the tip .. 1. */
function tileAt(x: number, y: number, z: number): number {
  const round = Math.atan2(z, y - 0.4) * 6.2
  const row = Math.floor(x * 17 + 40)
  const across = round + (row & 1) * 0.5
  return Math.max(0, 1 - Math.hypot((x * 17 + 40 - row) * 0.9, (across - Math.round(across)) * 1.4))
}

/** A quill from root to tip, flat and pointed. */
const plume = (path: readonly Point[], wide: number, up: Point = [0, 0, 1], flat = 0.28): Mesh => tube(path, (t) => wide * Math.sin(Math.PI * (0.14 + 0.84 * t)) ** 0.7, { rows: 10, segments: 8, up, flat })

const quill = (root: Rgb, tip: Rgb, shine: number): Paint => ({ u, v, x, y }, matter) => {
  const barb = 0.9 + 0.14 * Math.sin(u * 90 + Math.abs(v - 0.5) * 20) + 0.06 * Math.sin(x * 300 + y * 200)
  setColour(matter, between(root, tip, smoothstep(0.2, 0.9, u)), barb)
  matter.rough = 0.5 - 0.2 * shine
  matter.metal = 0
  matter.coat = 0.35 * shine
}

/** A cock with hackles and sickles, or a hen; a unit high, looking along x. */
export function fowlParts(male: boolean, { hackle, back, breast, wing, tail }: Dress, noise: Noise, random: Random): Part[] {
  const lift = male ? 0.07 : 0
  const head = headFrame([0.3 - (male ? 0 : 0.02), 0.93 + lift * 1.6, 0], 0.05, 0.25 + 0.3 * random())
  const limbs: Limb[] = [
    limb([-0.2, 0.47 + lift, 0], [0.1, 0.45 + lift, 0], 0.19, 0.215), ball([0.18, 0.48 + lift, 0], 0.195), ball([-0.04, 0.4 + lift, 0], male ? 0.19 : 0.22), limb([0.16, 0.58 + lift, 0], [0.28, 0.9 + lift * 1.6, 0], 0.15, 0.078),
    limb([-0.26, 0.52 + lift, 0], [-0.42, 0.68 + lift, 0], 0.14, 0.06), ball(head.place([0, 0, 0]), 0.088), ball(head.place([0.03, -0.01, 0]), 0.075),
    ...[1, -1].map((side) => limb([0.0, 0.4 + lift, side * 0.1], [0.04, 0.24 + lift * 0.6, side * 0.11], 0.12, 0.05)),
  ]
  const coat: Paint = ({ x, y, z }, matter) => {
    const [hx, hy] = head.local(x, y, z)
    const n = 0.1 * noise.fbm(x * 8, y * 8 + z * 6, 2)
    const neck = smoothstep(0.6, 0.72, y - lift + 0.3 * (x - 0.15) + n)
    const front = smoothstep(0.54, 0.4, y - lift - 0.5 * x + n * 0.6)
    const rear = smoothstep(-0.28, -0.4, x + n)
    let own = between(between(between(back, breast, Math.max(front, smoothstep(0.1, 0.24, x) * (1 - neck))), hackle, neck), tail, rear)
    const face = smoothstep(0.062, 0.044, Math.hypot(hx - 0.05, hy - 0.006))
    own = between(own, [0.55, 0.035, 0.03], face)
    const tile = tileAt(x, y, z) * smoothstep(0.36, 0.12, x) + (0.5 + 0.35 * noise.at(x * 60 + z * 40, y * 46)) * smoothstep(0.12, 0.36, x)
    setColour(matter, own, (face > 0.5 ? 0.95 : 0.8 + 0.34 * tile) + n)
    matter.rough = 0.85
    matter.metal = 0
    matter.coat = 0
  }
  const parts: Part[] = [{ mesh: blob(limbs, 0.07, 0.02), paint: coat, relief: ({ x, y, z }) => 0.004 * tileAt(x, y, z) * smoothstep(0.36, 0.1, x) }]
  const add = (mesh: Mesh | readonly Mesh[], paint: Paint) => parts.push({ mesh: 'positions' in mesh ? mesh : joined(mesh), paint })
  // The comb: five points over the brow; wattles under the beak.
  const tall = male ? 1 : 0.55
  add([
    tube([head.place([-0.07, 0.05, 0]), head.place([0.0, 0.085, 0]), head.place([0.075, 0.055, 0])], 0.026 * tall + 0.008, { rows: 12, segments: 10, flat: 1.4 }),
    ...[-0.1, -0.06, -0.01, 0.04, 0.08].map((x, k) => tube([head.place([x * 0.8, 0.07, 0]), head.place([x * 1.15 - 0.012, 0.07 + tall * (0.075 + 0.045 * Math.sin(0.5 + k * 0.65)), 0])], (t) => 0.031 * tall * (1 - 0.72 * t), { rows: 6, segments: 10, up: [1, 0, 0.01] })),
    ...[-1, 1].map((side) => tube([head.place([0.075, -0.04, side * 0.02]), head.place([0.08, -0.085 * (0.6 + 0.4 * tall), side * 0.028]), head.place([0.07, -0.15 * tall - 0.02, side * 0.026])], (t) => 0.03 * (0.55 + 0.45 * tall) * Math.sin(Math.PI * (0.25 + 0.6 * t)), { rows: 8, segments: 10, up: [1, 0, 0.1] })),
  ], COMB)
  add(tube([head.place([0.07, 0.005, 0]), head.place([0.13, 0.002, 0]), head.place([0.165, -0.022, 0])], (t) => 0.034 * (1 - 0.88 * t), { rows: 10, segments: 12 }), BEAK)
  for (const side of [-1, 1]) {
    parts.push(...eyeParts(head, [0.036, 0.02, side * 0.079], 0.021))
    const [x, z] = [0.045, side * 0.11]
    const toe = (dx: number, dz: number) => tube([[x, 0.035, z], [x + dx * 0.5, 0.03, z + dz * 0.5], [x + dx, 0.012, z + dz]], (t) => 0.018 - 0.01 * t, { rows: 6, segments: 8 })
    add([tube([[0.035, 0.3 + lift * 0.6, z], [0.02, 0.17, z], [x, 0.03, z]], 0.021, { rows: 8, segments: 10, up: [1, 0, 0.1] }), toe(0.15, 0), toe(0.12, 0.08), toe(0.12, -0.08), toe(-0.07, 0)], LEG)
    // The folded wing: a shield of coverts, long quills under it.
    const place = (x: number, y: number, out: number): Point => [x, y + lift, side * out]
    const darker: Rgb = [wing[0] * 0.55, wing[1] * 0.5, wing[2] * 0.5]
    add(Array.from({ length: 8 }, (_, k): Mesh => plume([place(-0.02, 0.5 - 0.014 * k, 0.2), place(-0.2, 0.475 - 0.017 * k, 0.215 - 0.003 * k), place(-0.41 + 0.012 * k, 0.45 - 0.024 * k, 0.15)], 0.04, [0, 0.1, side], 0.2)), quill(wing, male ? tail : darker, 0.4))
    add(Array.from({ length: 7 }, (_, k): Mesh => plume([place(0.06, 0.53 - 0.028 * k, 0.208), place(-0.08, 0.52 - 0.03 * k, 0.228), place(-0.2 + 0.008 * k, 0.5 - 0.034 * k, 0.215)], 0.036, [0, 0.1, side], 0.22)), quill(between(wing, back, 0.4), wing, 0.3))
    parts.push({ mesh: ellipsoid(0.15, 0.125, 0.05, 26), at: { x: 0.06, y: 0.485 + lift, z: side * 0.198, turnZ: 0.12 }, paint: ({ x, y }, matter) => {
      const row = Math.floor(x * 26 + 20)
      const across = y * 24 + (row & 1) * 0.5
      const tile = Math.max(0, 1 - Math.hypot((x * 26 + 20 - row) * 0.9, (across - Math.round(across)) * 1.5))
      setColour(matter, between(back, wing, smoothstep(0.06, -0.08, x)), 0.68 + 0.5 * tile)
      matter.rough = 0.85
      matter.metal = 0
      matter.coat = 0
    } })
  }
  // Hackles run down from the nape over the shoulders.
  for (let band = 0; band < 3; band++)
    add(Array.from({ length: male ? 34 : 20 }, (): Mesh => {
      const turn = (random() * 2 - 1) * 2.6
      const [c, n] = [Math.cos(turn), Math.sin(turn)]
      const t = (band + random()) / 3
      const y = 0.88 + lift * 1.6 - 0.2 * t
      const girth = 0.072 + 0.06 * t
      const x = 0.27 - 0.1 * t
      const long = (male ? 0.26 : 0.15) + 0.06 * random()
      return plume([[x - c * girth, y, n * girth], [x - c * (girth + 0.04) - 0.02, y - long * 0.5, n * (girth + 0.035)], [x - c * (girth + 0.09) - 0.05, y - long, n * (girth + 0.07)]], 0.017, [-c, 0.2, n], 0.3)
    }), quill(between(hackle, [0.9, 0.6, 0.2], male ? 0.25 * (2 - band) / 2 : 0.08), between(hackle, back, 0.35), 0.55))
  if (male) {
    // Saddle feathers hang beside the tail; sickles arch over it.
    add(Array.from({ length: 44 }, (_, k): Mesh => {
      const side = k % 2 ? 1 : -1
      const [t, long] = [random(), 0.2 + 0.12 * random()]
      const [x, y, z] = [-0.16 - 0.2 * t, 0.64 + lift + 0.02 * t, side * (0.06 + 0.08 * random())]
      return plume([[x + 0.05, y + 0.01, z * 0.7], [x - 0.05, y - long * 0.35, z + side * 0.06], [x - 0.1, y - long, z + side * 0.07]], 0.016, [0, 0.3, 1], 0.3)
    }), quill(hackle, between(hackle, back, 0.5), 0.55))
    add(Array.from({ length: 26 }, (_, k): Mesh => {
      const [rank, aside] = [k / 25, (random() - 0.5) * 0.16]
      const [long, high] = [0.5 + 0.34 * rank, 0.5 - 0.42 * (1 - rank)]
      return plume([[-0.36, 0.66 + lift, aside * 0.4], [-0.42 - long * 0.3, 0.72 + lift + high * 0.75, aside], [-0.46 - long * 0.75, 0.7 + lift + high * 0.82, aside * 1.5], [-0.5 - long * 1.0, 0.5 + lift + high * 0.35 - 0.12 * random(), aside * 2]], 0.042, [0.2, 0.1, 1], 0.22)
    }), quill(tail, [tail[0] * 0.45, tail[1] * 0.5, tail[2] * 0.5], 1))
  } else {
    add(Array.from({ length: 14 }, (_, k): Mesh => {
      const aside = (k % 2 ? 1 : -1) * 0.012 * k
      const high = 0.3 - 0.02 * k
      return plume([[-0.3, 0.58, aside * 0.4], [-0.44, 0.6 + high * 0.6, aside * 0.8], [-0.56, 0.58 + high, aside]], 0.05, [0.2, 0.1, 1], 0.25)
    }), quill(tail, [tail[0] * 0.7, tail[1] * 0.7, tail[2] * 0.7], 0.3))
  }
  return parts
}
