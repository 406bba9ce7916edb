import { hex, type Rgb } from '../../../pixels/colour.ts'
import type { Random } from '../../../pixels/random.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe, net, tube } from '../../solid/shapes.ts'

const CHROME = plain('#d8dce0', { rough: 0.12, metal: 1 })
const RUBBER = plain('#1b1b1d', { rough: 0.8 })
const LEATHER = plain('#7a4526', { rough: 0.4, coat: 0.25 })
const [RADIUS, REAR, FRONT] = [0.36, -0.55, 0.56]
const PETALS = ['#f4f1e6', '#f2c230', '#ef8fae', '#8a6fc8', '#e2553d'] as const

/** A town bicycle with a basket of flowers, 1.1 units high, looking along x. */
export function bicycleParts(colour: Rgb, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const lacquer = plain(colour, { rough: 0.3, coat: 1 })
  const pipe = (points: readonly Point[], radius: number, paint: Paint, rows = 2) => add(tube(points, radius, { rows, segments: 12, up: [0.03, 0.2, 1] }), paint)
  const ringOf = (radius: number, thick: number) => lathe(Array.from({ length: 13 }, (_, k): [number, number] => [radius + thick * Math.cos((k / 12) * 2 * Math.PI), -thick * Math.sin((k / 12) * 2 * Math.PI) * -1]), 72)
  for (const x of [REAR, FRONT]) {
    const at: Placing = { x, y: RADIUS, turnX: Math.PI / 2 }
    add(ringOf(RADIUS - 0.018, 0.018), RUBBER, at)
    add(ringOf(RADIUS - 0.044, 0.012), CHROME, at)
    for (let k = 0; k < 28; k++) {
      const [a, hub] = [(k / 28) * 2 * Math.PI, (k / 28) * 2 * Math.PI + (k % 4 < 2 ? 0.9 : -0.9)]
      pipe([[x + Math.cos(hub) * 0.024, RADIUS + Math.sin(hub) * 0.024, k % 2 ? 0.03 : -0.03], [x + Math.cos(a) * (RADIUS - 0.05), RADIUS + Math.sin(a) * (RADIUS - 0.05), 0]], 0.0032, CHROME)
    }
    add(ellipsoid(0.032, 0.032, 0.05, 14), CHROME, { x, y: RADIUS })
    // A mudguard over the back of the wheel.
    const [from, to] = x < 0 ? [0.25, 2.9] : [0.65, 2.7]
    add(net(40, 8, (u, v): Point => {
      const [a, across] = [from + (to - from) * u, v - 0.5]
      const r = RADIUS + 0.03 - 0.05 * across * across
      return [x + Math.cos(a) * r, RADIUS + Math.sin(a) * r, across * 0.075]
    }), lacquer)
  }
  // A frame with a low step.
  const crank: Point = [-0.06, 0.31, 0]
  const [saddle, head, neck]: readonly Point[] = [[-0.26, 0.86, 0], [0.36, 0.88, 0], [0.4, 0.72, 0]]
  pipe([crank, saddle!], 0.021, lacquer)
  pipe([head!, neck!], 0.026, lacquer)
  pipe([[0.395, 0.74, 0], [0.18, 0.42, 0], crank], 0.023, lacquer, 24)
  pipe([[0.375, 0.83, 0], [0.12, 0.53, 0], [-0.13, 0.5, 0]], 0.018, lacquer, 24)
  for (const side of [-1, 1]) {
    pipe([[REAR, RADIUS, side * 0.055], [crank[0], crank[1], side * 0.04]], 0.012, lacquer)
    pipe([[REAR, RADIUS, side * 0.055], [-0.235, 0.74, side * 0.02]], 0.011, lacquer)
    pipe([[FRONT, RADIUS, side * 0.05], [0.47, 0.66, side * 0.052], [0.41, 0.74, side * 0.02]], 0.014, lacquer, 16)
    pipe([[0.345, 1.0, 0], [0.35, 1.03, side * 0.1], [0.26, 1.05, side * 0.24], [0.1, 1.03, side * 0.28]], 0.013, CHROME, 26)
    pipe([[0.19, 1.045, side * 0.262], [0.09, 1.03, side * 0.28]], 0.022, LEATHER)
    const foot: Point = [crank[0] + side * 0.1, crank[1] - side * 0.12, side * 0.075]
    pipe([[crank[0], crank[1], side * 0.06], foot], 0.012, CHROME)
    add(ellipsoid(0.055, 0.014, 0.05, 12), RUBBER, { x: foot[0], y: foot[1], z: foot[2] + side * 0.05 })
    for (const [x, y] of [[-0.75, 0.76], [-0.36, 0.76]] as const) if (side) pipe([[x, y, side * 0.06], [REAR, RADIUS, side * 0.06]], 0.007, CHROME)
    pipe([[-0.78, 0.77, side * 0.07], [-0.34, 0.77, side * 0.07]], 0.009, CHROME)
  }
  for (let k = 0; k < 5; k++) pipe([[-0.76 + k * 0.1, 0.775, -0.07], [-0.76 + k * 0.1, 0.775, 0.07]], 0.006, CHROME)
  pipe([[0.345, 1.0, 0], head!], 0.018, CHROME)
  pipe([saddle!, [-0.275, 0.93, 0]], 0.016, CHROME)
  add(tube([[-0.42, 0.965, 0], [-0.34, 0.97, 0], [-0.2, 0.955, 0], [-0.06, 0.95, 0]], (t) => 0.105 * (1 - t) ** 0.75 + 0.028, { rows: 26, segments: 18, flat: 0.42 }), LEATHER)
  add(lathe([[0, -0.008], [0.1, -0.008], [0.1, 0.008], [0, 0.008]], 36), ({ x, z }, matter) => {
    const r = Math.hypot(x, z)
    setColour(matter, r > 0.08 || r < 0.03 || Math.abs(Math.sin(Math.atan2(z, x) * 2.5)) < 0.3 ? [0.75, 0.77, 0.8] : [0.03, 0.03, 0.03])
    matter.metal = 0.9
    matter.rough = 0.2
  }, { x: crank[0], y: crank[1], z: 0.05, turnX: Math.PI / 2 })
  for (const y of [0.09, -0.09]) pipe([[crank[0], crank[1] + y, 0.05], [REAR, RADIUS + y * 0.32, 0.055]], 0.006, plain('#3a3b3e', { rough: 0.4, metal: 0.8 }))
  add(ellipsoid(0.055, 0.055, 0.05, 18), CHROME, { x: 0.5, y: 0.82, turnZ: 0.2 })
  // The basket, and what fills it.
  const wicker: Paint = ({ u, v }, matter) => {
    const weave = Math.sin(u * 60) * Math.sin(v * 100)
    setColour(matter, [0.5, 0.33, 0.17], 0.72 + 0.34 * weave)
    matter.rough = 0.75
    matter.coat = 0.05
  }
  add(net(18, 48, (u, v): Point => {
    const [a, wide] = [v * 2 * Math.PI, 0.13 + 0.035 * u]
    return [0.6 + Math.cos(a) * wide, 0.8 + 0.2 * u, -Math.sin(a) * wide * 1.3]
  }, -1), wicker, {})
  add(lathe([[0, 0.81], [0.14, 0.81]], 20), wicker, { x: 0.6 })
  for (let k = 0; k < 46; k++) {
    const [a, r] = [k * 2.39996, 0.16 * Math.sqrt((k + 0.5) / 46)]
    const [x, z, y] = [0.6 + Math.cos(a) * r, Math.sin(a) * r * 1.3, 1.0 + 0.1 * (1 - r / 0.16) + 0.05 * random()]
    if (k % 3 === 0) add(ellipsoid(0.06, 0.012, 0.024, 8), plain('#4f7f3a', { rough: 0.7 }), { x, y: y - 0.03, z, turnY: a, turnZ: 0.5 })
    const petal = plain(hex(PETALS[Math.floor(random() * PETALS.length)]!), { rough: 0.6 })
    for (let p = 0; p < 5; p++) add(ellipsoid(0.017, 0.008, 0.012, 6), petal, { x: x + Math.cos((p / 5) * 6.283) * 0.02, y, z: z + Math.sin((p / 5) * 6.283) * 0.02, turnY: -(p / 5) * 6.283, turnZ: 0.25 })
    add(ellipsoid(0.011, 0.01, 0.011, 6), plain('#e0a526', { rough: 0.7 }), { x, y: y + 0.006, z })
  }
  return parts
}
