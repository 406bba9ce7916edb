import { mix, smoothstep } from '../../../pixels/colour.ts'
import type { Random } from '../../../pixels/random.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { net, tube } from '../../solid/shapes.ts'
import { beside, framesAlong, sweep, type Frame } from '../../solid/sweep.ts'
import { dragonHead, type DragonDress } from './dragon-head.ts'

/** From the throat to the tip of the tail. */
const PATH: readonly Point[] = [
  [1.12, 0.72, 0.5], [0.86, 0.5, 0.4], [0.52, 0.52, 0.12], [0.2, 0.8, -0.16], [-0.26, 0.98, -0.2], [-0.68, 0.74, 0.02], [-0.7, 0.3, 0.3], [-0.28, 0.06, 0.42],
  [0.24, 0.04, 0.22], [0.7, -0.14, -0.06], [0.74, -0.5, -0.2], [0.3, -0.68, -0.06], [-0.24, -0.6, 0.2], [-0.74, -0.52, 0.22], [-1.16, -0.68, 0.04], [-1.5, -0.6, -0.08], [-1.72, -0.3, -0.06],
]
const ROWS = 300
const girth = (t: number) => 0.205 * smoothstep(-0.35, 0.25, t) * (1 - smoothstep(0.45, 1.04, t) * 0.93)
/** Scales along the body and round it. */
const SCALES = [84, 22] as const

/** Height 0..1 of the scale over a place of the body, and how near its edge that is. */
function scaleAt(u: number, v: number): number {
  const row = Math.floor(u * SCALES[0])
  const s = u * SCALES[0] - row
  const t = v * SCALES[1] + (row % 2) * 0.5
  const across = t - Math.floor(t) - 0.5
  // The scale before it lies over this one's root.
  const tip = 1 - Math.sqrt(Math.max(0, 1 - 4 * across * across)) * 0.55
  return s > 1 - tip ? 0.3 : 0.35 + 0.65 * s
}

const isBelly = (v: number) => Math.abs(v - 0.25) < 0.1

export const scaled = ({ body, trim, belly }: DragonDress): Paint => ({ u, v }, matter) => {
  if (isBelly(v)) {
    const plate = (u * SCALES[0] * 0.7) % 1
    setColour(matter, belly, 0.6 + 0.4 * smoothstep(0, 0.35, plate) * smoothstep(1, 0.85, plate))
    matter.metal = 0.1
  } else {
    const height = scaleAt(u, v)
    const back = smoothstep(0.3, 0.06, Math.abs(v - 0.75))
    setColour(matter, mix(mix(body, [body[0] * 0.5, body[1] * 0.45, body[2] * 0.45], back * 0.5), trim, smoothstep(0.7, 1, height) * 0.8), 0.4 + 0.75 * height)
    matter.metal = 0.14
  }
  matter.rough = 0.3
  matter.coat = 0.12
}

export const reliefOfScales: NonNullable<Part['relief']> = ({ u, v }) => (isBelly(v) ? 0.007 * Math.sin(((u * SCALES[0] * 0.7) % 1) * Math.PI) : 0.012 * scaleAt(u, v))

/** A Chinese dragon in the air, some three units across, coiled, looking right and towards the eye. */
export function chineseDragon(dress: DragonDress, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at?: Placing, bumps?: Part['relief']) => parts.push({ mesh, paint, ...(at && { at }), ...(bumps && { relief: bumps }) })
  const frames = framesAlong(PATH, ROWS)
  add(sweep(frames, girth, 32), scaled(dress), undefined, reliefOfScales)
  const frame = (t: number): Frame => frames[Math.round(t * ROWS)]!
  const flame = (v: number): Paint => (spot, matter) => {
    setColour(matter, mix(dress.mane, [1, 0.72, 0.16], smoothstep(0.1, 1, spot.v) * v))
    matter.rough = 0.45
    matter.metal = 0
    matter.coat = 0
  }
  // A comb of fins along the back.
  add(net(ROWS, 3, (u, v) => {
    const r = girth(u)
    const tooth = ((u * 78) % 1 + 1) % 1
    const height = (0.05 + 0.36 * r) * (0.35 + 0.65 * tooth) * smoothstep(0, 0.05, u) * smoothstep(1, 0.95, u)
    return beside(frame(u), -0.05 * v, 0, -(-r * 0.92 - height * v))
  }, -1), flame(0.75))
  const strand = (path: readonly Point[], thick: number) => add(tube(path, (t) => thick * (1 - 0.9 * t), { rows: 9, segments: 7, up: [0.2, 1, 0.1] }), plain(mix(dress.mane, [1, 0.7, 0.2], random() * 0.55), { rough: 0.45 }))
  const skin = plain(mix(dress.body, dress.trim, 0.15), { rough: 0.35, metal: 0.25 })
  const claw = plain('#efe6d2', { rough: 0.3, coat: 0.4 })
  for (const [t, side, reach] of [[0.2, 1, 1], [0.25, -1, 0.9], [0.62, 1, 1], [0.66, -1, 0.9]] as const) {
    const at = frame(t)
    const down = at.over[1] > 0 ? -1 : 1
    const shoulder = beside(at, 0, side * girth(t) * 0.5, down * girth(t) * 0.4)
    const elbow: Point = [shoulder[0] - 0.14, shoulder[1] - 0.2 * reach, shoulder[2] + side * 0.2]
    const wrist: Point = [elbow[0] + 0.24, elbow[1] - 0.16 * reach, elbow[2] + side * 0.1]
    add(tube([shoulder, elbow], (s) => 0.125 - 0.055 * s, { rows: 12, segments: 16, up: [1, 0, 0.1] }), skin)
    add(tube([elbow, wrist], (s) => 0.072 - 0.012 * s, { rows: 12, segments: 14, up: [0.1, 1, 0.2] }), skin)
    for (let k = -1; k <= 2; k++) {
      const spread = k === 2 ? Math.PI : k * 0.62
      const [dx, dz] = [Math.cos(spread) * 0.13, Math.sin(spread) * 0.13]
      const knuckle: Point = [wrist[0] + dx * 0.8, wrist[1] + 0.02, wrist[2] + dz * 0.8]
      const tip: Point = [wrist[0] + dx * 1.5, wrist[1] - 0.1, wrist[2] + dz * 1.5]
      add(tube([wrist, knuckle], 0.042, { rows: 6, segments: 10, up: [0, 1, 0.1] }), skin)
      add(tube([knuckle, [(knuckle[0] + tip[0]) / 2 + dx * 0.2, knuckle[1] - 0.01, (knuckle[2] + tip[2]) / 2 + dz * 0.2], tip], (s) => 0.032 * (1 - 0.92 * s), { rows: 10, segments: 10, up: [0.1, 1, 0.1] }), claw)
    }
    for (let k = 0; k < 7; k++) strand([elbow, [elbow[0] - 0.16, elbow[1] + 0.05 * k - 0.1, elbow[2] + 0.04 * (k % 3)], [elbow[0] - 0.32 - 0.1 * random(), elbow[1] + 0.1 * k - 0.1, elbow[2]]], 0.03)
  }
  const end = frame(1).at
  for (let k = 0; k < 16; k++) {
    const [fan, long] = [(k / 15 - 0.5) * 1.5, 0.24 + 0.2 * random()]
    strand([end, [end[0] - 0.12 + fan * 0.12, end[1] + 0.14, end[2] + 0.05 * fan], [end[0] - 0.1 + fan * long, end[1] + 0.16 + long * (1 - Math.abs(fan) * 0.4), end[2] + 0.1 * fan]], 0.034)
  }
  const head = dragonHead(dress, random)
  // The head looks along x: it is turned a little towards the eye, as in the paintings.
  const facing = -0.42
  const [cos, sin] = [Math.cos(facing), Math.sin(facing)]
  for (const { at, ...part } of head) {
    const { x = 0, y = 0, z = 0, turnY = 0 } = at ?? {}
    parts.push({ ...part, at: { ...at, x: 1.2 + (x * cos + z * sin) * 1.25, y: 0.82 + y * 1.25, z: 0.56 + (-x * sin + z * cos) * 1.25, turnY: turnY + facing, size: 1.25 } })
  }
  return parts
}
