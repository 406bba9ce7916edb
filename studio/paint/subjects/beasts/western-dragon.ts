import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import { ball, blob, limb } from '../../solid/blob.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, lathe, net, plate, tube } from '../../solid/shapes.ts'
import { beside, framesAlong, sweep } from '../../solid/sweep.ts'
import { reliefOfScales, scaled } from './dragon.ts'
import { dragonEye, type DragonDress } from './dragon-head.ts'

const PATH: readonly Point[] = [[1.36, 0.86, 0.08], [1.12, 0.78, 0.06], [0.86, 0.48, 0.02], [0.52, 0.16, 0], [0.08, 0.02, 0], [-0.4, 0, 0], [-0.86, -0.1, 0.02], [-1.3, -0.28, 0.1], [-1.72, -0.26, 0.2], [-2.06, 0.02, 0.26], [-2.22, 0.34, 0.26]]
const ROWS = 220
const girth = (t: number) => (0.115 + 0.235 * smoothstep(0.14, 0.36, t) - 0.06 * smoothstep(0.4, 0.5, t)) * (1 - smoothstep(0.46, 1, t) * 0.94)
/** Tips of a wing's fingers from the leading edge to the flank, for the near side. */
const FINGERS: readonly (readonly Point[])[] = [
  [[0.5, 1.36, 1.0], [0.34, 1.72, 1.5], [-0.1, 1.78, 2.15]],
  [[0.5, 1.36, 1.0], [-0.1, 1.5, 1.55], [-0.86, 1.22, 2.0]],
  [[0.5, 1.36, 1.0], [-0.28, 1.12, 1.24], [-1.14, 0.62, 1.5]],
  [[0.5, 1.36, 1.0], [-0.24, 0.7, 0.78], [-1.02, 0.14, 0.82]],
  [[0.3, 0.24, 0.2], [-0.2, 0.16, 0.24], [-0.66, 0.06, 0.2]],
]

function membrane({ body, trim }: DragonDress): Paint {
  const skin = mix(body, [0.85, 0.3, 0.08], 0.3)
  return ({ u, v }, matter) => {
    const vein = Math.max(0, 1 - Math.abs(Math.sin(v * 9 + u * 2)) * 12) * 0.25 * (1 - u)
    setColour(matter, mix(mix(skin, trim, 0.16 * u), mix(skin, [0, 0, 0], 0.6), vein + 0.4 * smoothstep(0.2, 0, Math.min(v, 1 - v))), 0.75 + 0.3 * u)
    matter.rough = 0.5
    matter.metal = 0
    matter.coat = 0.05
    matter.glow = 0.12
  }
}

/** A winged, four-footed dragon in flight, looking right. */
export function westernDragon(dress: DragonDress): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at?: Placing, relief?: Part['relief']) => parts.push({ mesh, paint, ...(at && { at }), ...(relief && { relief }) })
  const frames = framesAlong(PATH, ROWS)
  const skin = plain(mix(dress.body, [0, 0, 0], 0.12), { rough: 0.38, metal: 0.12, coat: 0.1 })
  const horn = plain('#3b3029', { rough: 0.35, coat: 0.3 })
  const ivory = plain('#e9dfc8', { rough: 0.35 })
  add(sweep(frames, girth, 32), scaled(dress), undefined, reliefOfScales)
  for (let k = 2; k < 44; k++) {
    const t = k / 45
    const frame = frames[Math.round(t * ROWS)]!
    const high = 0.1 + 0.1 * smoothstep(0.05, 0.3, t) - 0.13 * smoothstep(0.5, 1, t)
    add(tube([beside(frame, 0.03, 0, girth(t) * 0.85), beside(frame, -0.02, 0, girth(t) + high * 0.6), beside(frame, -0.1, 0, girth(t) + high)], (s) => 0.042 * (1 - 0.94 * s) * (1 - 0.6 * t), { rows: 8, segments: 8, up: [0.2, 0.1, 1] }), horn)
  }
  // Head: a wedge with horns, its jaw open.
  const [x, y, z] = [1.42, 0.9, 0.08]
  const at = (dx: number, dy: number, dz: number): Point => [x + dx, y + dy, z + dz]
  add(blob([ball(at(0, 0, 0), 0.16), limb(at(0.05, 0.02, 0), at(0.44, -0.05, 0), 0.12, 0.075), limb(at(0.42, -0.04, 0.035), at(0.42, -0.04, -0.035), 0.07), ball(at(0.1, 0.11, 0.09), 0.055), ball(at(0.1, 0.11, -0.09), 0.055), ball(at(-0.03, -0.07, 0.1), 0.085), ball(at(-0.03, -0.07, -0.1), 0.085), limb(at(-0.1, -0.03, 0), at(-0.25, -0.1, 0), 0.14, 0.12)], 0.05, 0.017), skin)
  add(blob([limb(at(-0.02, -0.12, 0.05), at(0.34, -0.24, 0.02), 0.06, 0.045), limb(at(-0.02, -0.12, -0.05), at(0.34, -0.24, -0.02), 0.06, 0.045)], 0.05, 0.017), skin)
  add(tube([at(0.04, -0.1, 0), at(0.22, -0.16, 0), at(0.42, -0.15, 0.02)], (t) => 0.04 * (1 - 0.8 * t), { rows: 12, segments: 10, flat: 0.5 }), plain('#a81f26', { rough: 0.35, coat: 0.3 }))
  for (const side of [-1, 1]) {
    add(ellipsoid(0.04, 0.04, 0.03, 16), dragonEye, { x: x + 0.12, y: y + 0.06, z: z + side * 0.115, turnY: side < 0 ? 0.35 + Math.PI : -0.35 })
    add(tube([at(-0.02, 0.11, side * 0.08), at(-0.2, 0.24, side * 0.15), at(-0.42, 0.26, side * 0.2), at(-0.6, 0.38, side * 0.2)], (t) => 0.05 * (1 - 0.92 * t), { rows: 20, segments: 12, up: [0.1, 0, 1] }), horn)
    for (const [dx, dy, long] of [[-0.08, -0.03, 0.24], [-0.06, -0.1, 0.18]] as const) add(tube([at(dx, dy, side * 0.14), at(dx - long * 0.5, dy + 0.02, side * 0.22), at(dx - long, dy + 0.08, side * 0.24)], (t) => 0.032 * (1 - 0.94 * t), { rows: 10, segments: 8 }), horn)
    for (const [dx, long] of [[0.42, 0.09], [0.35, 0.05], [0.28, 0.05], [0.21, 0.045], [0.14, 0.04]] as const) {
      add(lathe([[0.015, 0], [0.001, -long]], 8), ivory, { x: x + dx, y: y - 0.085, z: z + side * (0.075 - dx * 0.05) })
      add(lathe([[0.012, 0], [0.001, long * 0.8]], 8), ivory, { x: x + dx * 0.78, y: y - 0.11 - dx * 0.22, z: z + side * 0.05 })
    }
    // Legs tucked in flight.
    for (const [hx, hy, thick, back] of [[0.42, 0.02, 0.13, 0.1], [-0.5, -0.06, 0.18, 0.24]] as const) {
      const knee: Point = [hx - back * 0.4, hy - 0.34, side * 0.34]
      const foot: Point = [hx - back * 1.5 + 0.1, hy - 0.58, side * 0.3]
      add(blob([limb([hx, hy, side * 0.2], knee, thick, 0.09), limb(knee, foot, 0.08, 0.055), ball(foot, 0.07)], 0.06, 0.026), skin)
      for (const k of [-1, 0, 1]) add(tube([foot, [foot[0] + 0.1, foot[1] - 0.02, foot[2] + 0.06 * k], [foot[0] + 0.16, foot[1] - 0.1, foot[2] + 0.08 * k]], (t) => 0.034 * (1 - 0.9 * t), { rows: 9, segments: 8, up: [0.1, 1, 0.2] }), horn)
    }
    const mirror = ([px, py, pz]: Point): Point => [px, py, pz * side]
    const shoulder: Point = [0.34, 0.3, 0.18 * side]
    const elbow: Point = [0.02, 0.86, 0.62 * side]
    const wrist = mirror(FINGERS[0]![0]!)
    add(tube([shoulder, elbow, wrist], (t) => 0.1 - 0.05 * t, { rows: 24, segments: 14, up: [1, 0, 0.1] }), skin)
    add(tube([wrist, [wrist[0] + 0.12, wrist[1] + 0.1, wrist[2]], [wrist[0] + 0.16, wrist[1] + 0.22, wrist[2]]], (t) => 0.04 * (1 - 0.92 * t), { rows: 8, segments: 8, up: [0.1, 0, 1] }), horn)
    const fingers = FINGERS.map((finger) => finger.map(mirror))
    fingers.slice(0, 4).forEach((finger) => add(tube(finger, (t) => 0.04 * (1 - 0.8 * t), { rows: 20, segments: 10, up: [1, 0.2, 0.1] }), skin))
    for (let k = 0; k < 4; k++) {
      add(net(20, 12, (u, v): Point => {
        const out = u * (1 - 0.24 * Math.sin(Math.PI * v))
        const [a, b] = [along(fingers[k]!, out), along(fingers[k + 1]!, out)]
        const sag = 0.1 * Math.sin(Math.PI * v) * Math.sin(Math.PI * Math.min(1, out * 0.8))
        return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v - sag, a[2] + (b[2] - a[2]) * v]
      }, -1), membrane(dress))
    }
  }
  const tip = frames.at(-1)!.at
  add(plate([[0.26, 0], [0.02, 0.15], [-0.16, 0.03], [-0.16, -0.03], [0.02, -0.15]], 0.05), plain(mix(dress.body, [0, 0, 0] as Rgb, 0.4), { rough: 0.4 }), { x: tip[0] - 0.02, y: tip[1] + 0.12, z: tip[2], turnZ: 1.95 })
  return parts
}
