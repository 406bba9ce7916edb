import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Mesh, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, tube } from '../../solid/shapes.ts'

const DARK = plain('#23262e', { rough: 0.38, coat: 0.2 })
const JOINT = plain('#5b626e', { rough: 0.3, metal: 0.85 })
const STEEL = plain('#b9c0ca', { rough: 0.24, metal: 1 })

/** Lacquered plates with seams, in the robot's colour. */
const shell = (colour: Rgb, seams: (spot: { x: number; y: number; z: number }) => number): Paint => (spot, matter) => {
  const seam = seams(spot)
  setColour(matter, colour, 1 - 0.72 * seam)
  matter.rough = 0.34 + 0.4 * seam
  matter.metal = 0
  matter.coat = 0.7 * (1 - seam)
}

const line = (distance: number, width = 0.008) => 1 - smoothstep(width * 0.5, width, Math.abs(distance))

/** Eyes that are lit behind black glass. */
const visor = (glow: Rgb, look: number): Paint => (spot, matter) => {
  const eye = (x: number) => {
    const [dx, dy] = [(spot.x - x - look) / 0.082, (spot.y + 0.005) / 0.105]
    return smoothstep(1.06, 0.9, Math.hypot(dx, dy))
  }
  const mouth = smoothstep(0.011, 0.006, Math.abs(spot.y + 0.17 - 1.3 * (spot.x - look) ** 2)) * smoothstep(0.085, 0.07, Math.abs(spot.x - look))
  const lit = Math.max(eye(-0.16), eye(0.16), mouth * 0.8)
  const scan = 0.88 + 0.12 * Math.sin(spot.y * 260)
  setColour(matter, mix([0.008, 0.01, 0.016], glow, lit * scan))
  matter.rough = 0.08
  matter.metal = 0
  matter.coat = 1 - lit * 0.6
  matter.glow = lit * 1.5
}

/** A friendly robot, two units high, looking towards the eye; `wave` raises its hand. */
export function robotParts(colour: Rgb, accent: Rgb, glow: Rgb, wave: boolean): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at?: Part['at']) => parts.push({ mesh, paint, ...(at && { at }) })
  const none = () => 0
  const body = shell(colour, ({ x, y, z }) => Math.max(line(y - 0.1), line(y + 0.3), z > 0 ? line(Math.hypot(x, y - 0.3) - 0.135, 0.012) : 0, line(Math.abs(x) - 0.3) * (Math.abs(y - 0.3) < 0.16 ? 1 : 0)))
  // Head: a rounded shell with a visor set into it.
  add(box(0.43, 0.33, 0.35, 0.24), shell(colour, ({ x, y, z }) => Math.max(line(z + 0.05), z < -0.05 ? line(x) : 0, line(y - 0.27) * (Math.abs(x) < 0.12 ? 1 : 0))), { y: 1.7, turnX: 0.04 })
  add(box(0.36, 0.25, 0.08, 0.078), DARK, { y: 1.69, z: 0.3, turnX: 0.04 })
  add(box(0.335, 0.225, 0.08, 0.079), visor(glow, 0.02), { y: 1.69, z: 0.322, turnX: 0.04 })
  for (const side of [-1, 1]) {
    add(lathe([[0, 0], [0.13, 0], [0.145, 0.03], [0.145, 0.06], [0.11, 0.1], [0, 0.1]]), plain(accent, { rough: 0.35, coat: 0.7 }), { x: side * 0.41, y: 1.7, turnZ: (-side * Math.PI) / 2 })
    add(lathe([[0, 0], [0.06, 0], [0.06, 0.03], [0, 0.03]]), plain(glow, { glow: 1.1, rough: 0.4 }), { x: side * 0.505, y: 1.7, turnZ: (-side * Math.PI) / 2 })
  }
  add(tube([[0.1, 2.0, -0.02], [0.11, 2.12, -0.03], [0.13, 2.24, -0.03]], 0.014, { rows: 8, segments: 10, up: [0, 0, 1] }), STEEL)
  add(ellipsoid(0.05, 0.05, 0.05, 14), plain(glow, { glow: 1.5, rough: 0.3 }), { x: 0.135, y: 2.28, z: -0.03 })
  add(lathe([[0.15, 0], [0.13, 0.03], [0.15, 0.06], [0.13, 0.09], [0.15, 0.12], [0.14, 0.16]], 32), JOINT, { y: 1.26 })
  // Trunk.
  add(lathe([[0, -0.42], [0.16, -0.42], [0.27, -0.38], [0.34, -0.28], [0.4, -0.1], [0.44, 0.1], [0.45, 0.26], [0.42, 0.4], [0.33, 0.51], [0.2, 0.57], [0, 0.58]], 56), body, { y: 0.72 + 0.02, size: [1, 1, 0.82] })
  add(lathe([[0.115, 0], [0.125, 0.02], [0.1, 0.045], [0.07, 0.03], [0, 0.03]], 36), JOINT, { y: 1.04, z: 0.325, turnX: Math.PI / 2 - 0.16 })
  add(ellipsoid(0.075, 0.03, 0.075, 16), plain(glow, { glow: 1.6, rough: 0.2 }), { y: 1.04, z: 0.355, turnX: Math.PI / 2 - 0.16 })
  for (const [i, tint] of ([accent, [0.9, 0.62, 0.1], [0.75, 0.08, 0.07]] as const).entries())
    add(ellipsoid(0.026, 0.026, 0.014, 10), plain(tint, { glow: 0.7, rough: 0.3 }), { x: -0.1 + 0.1 * i, y: 0.78, z: 0.348, turnX: -0.1 })
  add(lathe([[0.2, 0], [0.3, 0.04], [0.3, 0.1], [0.26, 0.12]], 40), JOINT, { y: 0.26, size: [1, 1, 0.82] })
  for (const side of [-1, 1]) {
    const raised = wave && side > 0
    const shoulder: Point = [side * 0.47, 1.1, 0]
    const elbow: Point = raised ? [side * 0.78, 1.14, 0.14] : [side * 0.63, 0.8, 0.02]
    const hand: Point = raised ? [side * 0.84, 1.5, 0.2] : [side * 0.6, 0.5, 0.17]
    add(ellipsoid(0.15, 0.15, 0.15, 20), shell(colour, none), { x: shoulder[0], y: shoulder[1] })
    add(tube([shoulder, elbow], (t) => 0.062 + 0.006 * Math.sin(t * 44), { rows: 40, up: [0, 0, 1] }), DARK)
    add(ellipsoid(0.088, 0.088, 0.088, 18), JOINT, { x: elbow[0], y: elbow[1], z: elbow[2] })
    add(tube([elbow, hand], (t) => 0.072 + 0.055 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.72), { rows: 24, segments: 24, up: [0, 0, 1] }), shell(colour, ({ x, y, z }) => line(Math.hypot(x - hand[0], y - hand[1], z - hand[2]) - 0.13, 0.012)))
    add(ellipsoid(0.1, 0.1, 0.085, 18), DARK, { x: hand[0], y: hand[1], z: hand[2] })
    const out = raised ? 1 : -1
    for (const k of [-1, 0, 1]) {
      const root: Point = [hand[0] + 0.055 * k, hand[1] + 0.05 * out, hand[2] + 0.02]
      add(tube([root, [root[0] + 0.025 * k, root[1] + 0.09 * out, root[2] + 0.03], [root[0] + 0.02 * k, root[1] + 0.15 * out, root[2] + (raised ? 0.03 : 0.05)]], 0.036, { rows: 10, segments: 12, up: [0, 0, 1] }), shell(colour, none))
    }
    // Legs end in broad boots.
    const [hip, knee, foot]: Point[] = [[side * 0.17, 0.34, 0], [side * 0.19, 0.24, 0.02], [side * 0.2, 0.1, 0.02]]
    add(tube([hip!, knee!, foot!], (t) => 0.085 + 0.006 * Math.sin(t * 50), { rows: 36, up: [0, 0, 1] }), DARK)
    add(box(0.15, 0.1, 0.22, 0.09), shell(colour, ({ y }) => line(y + 0.045, 0.014)), { x: side * 0.21, y: 0.1, z: 0.06 })
  }
  return parts
}
