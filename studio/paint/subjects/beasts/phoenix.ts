import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import { joined, type Mesh, type Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, tube } from '../../solid/shapes.ts'
import { between, headFrame } from './anatomy.ts'

/** From the root of a flame to its tip. */
interface Fire {
  deep: Rgb
  middle: Rgb
  bright: Rgb
}
export const FIRE: Fire = { deep: hex('#a3140c'), middle: hex('#ec5a12'), bright: hex('#ffc93c') }

/** Fire of another colour, as that of the blue phoenix. */
export const fireOf = (colour: Rgb): Fire => ({ deep: [colour[0] * 0.35, colour[1] * 0.35, colour[2] * 0.4], middle: colour, bright: between(colour, [1, 0.95, 0.8], 0.62) })

/** As bright as what glows may be without a halo of its own: its light about it is painted for all of it at once. */
const DIM = 0.49
const GOLD = plain('#f3b53a', { rough: 0.3, metal: 0.5, glow: 0.2 })
const EYE = plain('#fff2c0', { glow: DIM })
const PUPIL = plain('#2a0a06', { rough: 0.1, coat: 1 })

/** A feather that burns towards its tip; `shift` moves it along the fire's colours. */
const flame = ({ deep, middle, bright }: Fire, shift: number, glow: number): Paint => ({ u, v, x, y }, matter) => {
  const barb = 0.9 + 0.16 * Math.sin(u * 120 + Math.abs(v - 0.5) * 26) + 0.08 * Math.sin(x * 90 + y * 70)
  const t = Math.min(1, Math.max(0, u + shift))
  setColour(matter, t < 0.5 ? between(deep, middle, smoothstep(0, 0.5, t)) : between(middle, bright, smoothstep(0.5, 1, t)), barb)
  matter.rough = 0.5
  matter.metal = 0
  matter.coat = 0.1
  matter.glow = Math.min(DIM, glow * (0.35 + 0.65 * smoothstep(0.2, 1, t)))
}

const feather = (path: readonly Point[], wide: number, up: Point): Mesh => tube(path, (t) => wide * Math.sin(Math.PI * (0.08 + 0.89 * t)) ** 0.75, { rows: 12, segments: 8, up, flat: 0.16 })

/** The bones of a raised wing: shoulder, wrist, tip; out and up. */
const WING: readonly Point[] = [[0.06, 0.08, 0.1], [0.18, 0.42, 0.44], [0.1, 0.74, 0.82], [-0.06, 0.92, 1.2]]

/** Three rows of feathers along the wing's bones, the longest outermost. */
function wingMeshes(side: number, random: Random): Mesh[][] {
  const root = (t: number): Point => {
    const [x, y, z] = along(WING, t)
    return [x, y, side * z]
  }
  return ([[26, 0.86, 0.062], [22, 0.52, 0.058], [20, 0.28, 0.05]] as const).map(([count, long, wide], row) =>
    Array.from({ length: count }, (_, k): Mesh => {
      const t = (k + 0.5) / count
      const [x, y, z] = root(Math.min(0.999, t * 0.99))
      // From straight down at the body to straight out at the tip.
      const fan = -1.25 + 1.75 * t ** 1.4
      const reach = long * (0.62 + 0.55 * t) * (0.95 + 0.1 * random())
      const [dz, dy] = [side * Math.cos(fan), Math.sin(fan)]
      const back = -0.34 * (1 - 0.4 * t)
      const lift = 0.02 * (2 - row)
      return feather([[x + lift, y, z], [x + lift + back * reach * 0.4, y + dy * reach * 0.5, z + dz * reach * 0.46], [x + back * reach, y + dy * reach + 0.07 * t * reach, z + dz * reach * 0.98]], wide, [1, 0.1, 0])
    }))
}

/** A phoenix on spread wings, its tail plumes streaming after it; 3 units high, flying along x. */
export function phoenixParts(fire: Fire, random: Random): Part[] {
  const head = headFrame([0.62, 0.5, 0], 0.28, 0.35)
  const neck: readonly Point[] = [[0.14, 0.0, 0], [0.36, 0.08, 0], [0.5, 0.28, 0], [0.62, 0.49, 0]]
  const limbs: Limb[] = [limb([-0.3, -0.12, 0], [0.1, 0.0, 0], 0.1, 0.17), ball([0.12, -0.01, 0], 0.175), ball(head.place([0.02, 0, 0]), 0.085), limb(head.place([0.04, -0.01, 0]), head.place([0.11, -0.02, 0]), 0.065, 0.04)]
  for (let k = 0; k < 8; k++) limbs.push(limb(along(neck, k / 8), along(neck, (k + 1) / 8), 0.15 - 0.085 * (k / 8), 0.15 - 0.085 * ((k + 1) / 8)))
  const coat: Paint = ({ x, y, z }, matter) => {
    const row = Math.floor((x - y * 0.4) * 18 + 40)
    const across = Math.atan2(z, y + 0.3) * 7 + (row & 1) * 0.5
    const tile = Math.max(0, 1 - Math.hypot(((x - y * 0.4) * 18 + 40 - row) * 0.9, (across - Math.round(across)) * 1.4))
    const t = smoothstep(-0.3, 0.7, x * 0.8 + y)
    setColour(matter, between(between(fire.deep, fire.middle, 0.2 + 0.65 * tile), fire.bright, 0.12 * tile + 0.16 * t), 1)
    matter.rough = 0.5
    matter.metal = 0
    matter.coat = 0.1
    matter.glow = 0.26
  }
  const parts: Part[] = [{ mesh: blob(limbs, 0.06, 0.018), paint: coat }]
  const add = (meshes: readonly Mesh[], paint: Paint) => parts.push({ mesh: joined(meshes), paint })
  for (const side of [-1, 1]) {
    const [long, middle, short] = wingMeshes(side, random)
    add(long!, flame(fire, 0.02, 0.75))
    add(middle!, flame(fire, -0.16, 0.5))
    add(short!, flame(fire, 0.2, 0.55))
    const [x, y, z] = head.place([0.045, 0.02, side * 0.068])
    parts.push({ mesh: ellipsoid(0.022, 0.018, 0.016, 12), paint: EYE, at: { x, y, z } }, { mesh: ellipsoid(0.01, 0.012, 0.01, 10), paint: PUPIL, at: { x: x + 0.004, y, z: z + side * 0.012 } })
  }
  add([tube([head.place([0.1, 0.0, 0]), head.place([0.19, -0.005, 0]), head.place([0.25, -0.06, 0])], (t) => 0.036 * (1 - 0.9 * t), { rows: 10, segments: 12 })], GOLD)
  // The crest, three plumes with a drop of fire at each end.
  for (let k = -1; k <= 1; k++) {
    const tip = head.place([-0.28 - 0.05 * Math.abs(k), 0.3 - 0.07 * Math.abs(k), 0.1 * k])
    add([feather([head.place([-0.02, 0.07, 0.02 * k]), head.place([-0.1, 0.22, 0.05 * k]), tip], 0.022, [0, 0.1, 1])], flame(fire, 0.3, 0.6))
    parts.push({ mesh: ellipsoid(0.03, 0.034, 0.022, 12), paint: plain(fire.bright, { glow: DIM }), at: { x: tip[0], y: tip[1], z: tip[2] } })
  }
  // Tail: long plumes that wave, each with an eye near its end, and short flames about their roots.
  for (let k = 0; k < 9; k++) {
    const aside = (k - 4) / 4
    const [wave, long] = [random() * 6.3, 2.3 - 0.7 * Math.abs(aside) + 0.25 * random()]
    const path = Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8
      return [-0.28 - long * t * (0.5 + 0.16 * t), -0.1 - long * (1.02 * t - 0.36 * t * t) + 0.13 * t * Math.sin(wave + t * 5), aside * (0.06 + 1.05 * t - 0.2 * t * t) + 0.16 * t * Math.sin(wave + 2 + t * 4.5)]
    })
    add([feather(path, 0.085, [1, 0.3, 0.2])], flame(fire, 0, 0.7))
    const [x, y, z] = along(path, 0.86)
    const [dx, dy] = [path[8]![0] - path[7]![0], path[8]![1] - path[7]![1]]
    parts.push({ mesh: ellipsoid(0.11, 0.045, 0.085, 14), paint: plain(fire.bright, { glow: DIM }), at: { x, y, z, turnZ: Math.atan2(dy, dx) } })
    parts.push({ mesh: ellipsoid(0.06, 0.05, 0.048, 14), paint: plain(hex('#1f8f8a'), { rough: 0.3, coat: 0.6, glow: 0.25 }), at: { x, y, z, turnZ: Math.atan2(dy, dx) } })
  }
  add(Array.from({ length: 26 }, (): Mesh => {
    const [aside, long] = [(random() - 0.5) * 2, 0.4 + 0.5 * random()]
    return feather([[-0.22, -0.08, aside * 0.08], [-0.28 - long * 0.3, -0.14 - long * 0.5, aside * (0.08 + 0.3 * long)], [-0.3 - long * 0.62, -0.14 - long * (0.9 + 0.2 * random()), aside * (0.1 + 0.6 * long)]], 0.05, [1, 0.3, 0.2])
  }), flame(fire, 0.06, 0.6))
  return parts
}
