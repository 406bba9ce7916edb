import { hex, mix, type Rgb } from '../../../pixels/colour.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, tube } from '../../solid/shapes.ts'

const [RADIUS, HUB, CABINS] = [2, 2.55, 20]
const CARS = ['#e2554a', '#f0a83c', '#f4d85a', '#6abf6e', '#4aa8d8', '#7a74d0', '#d870b4'].map((colour) => hex(colour))
const NEON = ['#ff4fa0', '#a45cff', '#3fa8ff', '#36f0d0'].map((colour) => hex(colour))

/** Light of the wheel at a turn of 0..1, one colour flowing into the next. */
function neonAt(turn: number): Rgb {
  const at = (((turn % 1) + 1) % 1) * NEON.length
  return mix(NEON[Math.floor(at) % NEON.length]!, NEON[Math.floor(at + 1) % NEON.length]!, at % 1)
}

/** A big wheel of twenty cabins on two pairs of legs, near five units high, seen along z; `lamps` is how brightly it is lit. */
export function ferrisWheelParts(frame: Rgb, lamps: number): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const steel = plain(frame, { rough: 0.4, coat: 0.3 })
  const lit = lamps > 0.6 ? lamps : 0
  /** Painted steel by day, light by night. */
  const tubeLight = (shift: number, strength: number): Paint => ({ modelX, modelY }, matter) => {
    const [x, y] = [modelX, modelY - HUB]
    setColour(matter, lit ? neonAt(Math.atan2(y, x) / (2 * Math.PI) + shift + 0.16 * Math.hypot(x, y)) : frame)
    matter.glow = lit * strength
    matter.rough = 0.4
    matter.metal = 0
    matter.coat = 0.3
  }
  const rim = (radius: number, thick: number) => lathe(Array.from({ length: 9 }, (_, k): [number, number] => [radius + thick * Math.cos((k / 8) * 2 * Math.PI), thick * Math.sin((k / 8) * 2 * Math.PI)]), 96)
  const pipe = (from: Point, to: Point, radius: number, paint: Paint) => add(tube([from, to], radius, { rows: 2, segments: 6, up: [0.03, 0.05, 1] }), paint)
  const at = (turn: number, radius: number, z: number): Point => [Math.cos(turn) * radius, HUB + Math.sin(turn) * radius, z]
  for (const side of [-1, 1]) {
    for (const [radius, thick] of [[RADIUS, 0.024], [RADIUS * 0.82, 0.014], [RADIUS * 0.4, 0.012]] as const) add(rim(radius, thick), tubeLight(0, 0.62), { y: HUB, z: side * 0.2, turnX: Math.PI / 2 })
    for (let k = 0; k < CABINS; k++) {
      const turn = (k / CABINS) * 2 * Math.PI
      pipe(at(turn, 0.12, side * 0.28), at(turn, RADIUS, side * 0.2), 0.012, tubeLight(0.1, 0.3))
      const next = ((k + 0.5) / CABINS) * 2 * Math.PI
      pipe(at(turn, RADIUS * 0.82, side * 0.2), at(next, RADIUS, side * 0.2), 0.008, steel)
      pipe(at(next, RADIUS, side * 0.2), at(turn + (2 * Math.PI) / CABINS, RADIUS * 0.82, side * 0.2), 0.008, steel)
    }
    // Legs that stand apart, tied below.
    for (const way of [-1, 1]) pipe([0, HUB, side * 0.36], [way * 1.25, 0.1, side * 0.62], 0.06, plain(mix(frame, [0.75, 0.76, 0.8], 0.3), { rough: 0.4, coat: 0.3 }))
    pipe([-0.8, 1, side * 0.52], [0.8, 1, side * 0.52], 0.03, steel)
    add(lathe([[0, 0], [0.24, 0], [0.2, 0.06], [0, 0.09]], 36), lit ? plain(neonAt(0.3), { glow: lit * 0.45 }) : plain(mix(frame, [0.8, 0.12, 0.1], 0.6), { rough: 0.35, coat: 0.5 }), { y: HUB, z: side * 0.36, turnX: side * Math.PI / 2 })
  }
  pipe([0, HUB, -0.4], [0, HUB, 0.4], 0.11, steel)
  for (let k = 0; k < CABINS; k++) {
    const turn = ((k + 0.5) / CABINS) * 2 * Math.PI
    const [x, y] = at(turn, RADIUS + 0.02, 0)
    pipe([x, y, -0.22], [x, y, 0.22], 0.014, steel)
    pipe([x, y, 0], [x, y - 0.1, 0], 0.012, steel)
    const colour = CARS[k % CARS.length]!
    add(box(0.135, 0.15, 0.14, 0.055), ({ x: u, y: v, z: w }, matter) => {
      const window = v > -0.02 && v < 0.09 && (Math.abs(u) < 0.1 || Math.abs(w) < 0.1) && Math.abs(u) + Math.abs(w) > 0.12
      setColour(matter, window ? (lit ? [1, 0.84, 0.55] : [0.1, 0.16, 0.2]) : colour, v > 0.1 ? 0.8 : 1)
      matter.glow = lit ? (window ? 0.6 : 0.14) : 0
      matter.rough = window ? 0.08 : 0.35
      matter.coat = 0.6
      matter.metal = 0
    }, { x, y: y - 0.23, z: 0 })
    if (lit) for (let b = 0; b < 4; b++) {
      const [bx, by] = at(turn + (b / 4) * ((2 * Math.PI) / CABINS), RADIUS + 0.03, 0)
      add(ellipsoid(0.022, 0.022, 0.022, 6), plain([1, 0.92, 0.75], { glow: lit }), { x: bx, y: by, z: 0.23 })
    }
  }
  // Where one gets in.
  add(box(1.5, 0.05, 0.75, 0.02), plain('#8d8f96', { rough: 0.7 }), { y: 0.05 })
  add(box(0.62, 0.03, 0.5, 0.01), plain('#c9ccd2', { rough: 0.6 }), { y: 0.14 })
  for (let k = 0; k <= 10; k++) pipe([-1.45 + k * 0.29, 0.1, 0.72], [-1.45 + k * 0.29, 0.3, 0.72], 0.012, steel)
  pipe([-1.45, 0.3, 0.72], [1.45, 0.3, 0.72], 0.014, lit ? plain(neonAt(0.75), { glow: lit * 0.7 }) : steel)
  return parts
}
