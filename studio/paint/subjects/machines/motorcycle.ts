import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import { ball, blob, limb } from '../../solid/blob.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, net, tube } from '../../solid/shapes.ts'

const CHROME = plain('#d4d8dc', { rough: 0.1, metal: 1 })
const STEEL = plain('#5b5f66', { rough: 0.35, metal: 0.9 })
const RUBBER = plain('#17181a', { rough: 0.85 })
const LEATHER = plain('#241a14', { rough: 0.5, coat: 0.2 })
const [RADIUS, REAR, FRONT] = [0.36, -0.78, 0.86]

/** A cruiser with a V-twin, 1.2 units high, looking along x; `lamps` is how brightly its lights burn. */
export function motorcycleParts(colour: Rgb, lamps: number): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const lacquer = plain(colour, { rough: 0.25, coat: 1 })
  const pipe = (points: readonly Point[], radius: number | ((t: number) => number), paint: Paint, rows = 2, segments = 14) => add(tube(points, radius, { rows, segments, up: [0.03, 0.2, 1] }), paint)
  const ringOf = (radius: number, thick: number, wide = thick, segments = 72) => lathe(Array.from({ length: 17 }, (_, k): [number, number] => [radius + thick * Math.cos((k / 16) * 2 * Math.PI), wide * Math.sin((k / 16) * 2 * Math.PI)]), segments)
  for (const x of [REAR, FRONT]) {
    const wide = x < 0 ? 0.095 : 0.07
    const at: Placing = { x, y: RADIUS, turnX: Math.PI / 2 }
    add(ringOf(RADIUS - 0.075, 0.075, wide), ({ x: u, z, y: w }, matter) => {
      RUBBER({} as never, matter)
      const tread = Math.hypot(u, z) > RADIUS - 0.03 && Math.sin(Math.atan2(z, u) * 46 + Math.abs(w) * 40) > 0.4
      if (tread) setColour(matter, [0.004, 0.004, 0.004])
    }, at)
    add(ringOf(RADIUS - 0.14, 0.022, wide * 0.7), CHROME, at)
    for (let k = 0; k < 24; k++) {
      const [a, hub] = [(k / 24) * 2 * Math.PI, (k / 24) * 2 * Math.PI + (k % 4 < 2 ? 0.8 : -0.8)]
      pipe([[x + Math.cos(hub) * 0.05, RADIUS + Math.sin(hub) * 0.05, k % 2 ? 0.05 : -0.05], [x + Math.cos(a) * (RADIUS - 0.15), RADIUS + Math.sin(a) * (RADIUS - 0.15), 0]], 0.0055, CHROME, 2, 6)
    }
    add(lathe([[0, -0.075], [0.06, -0.07], [0.05, -0.03], [0.05, 0.03], [0.06, 0.07], [0, 0.075]], 28), CHROME, at)
    add(lathe([[0.06, 0], [0.15, 0], [0.15, 0.012], [0.06, 0.012]], 40), ({ x: u, z }, matter) => {
      const a = Math.atan2(z, u)
      STEEL({} as never, matter)
      if (Math.sin(a * 14 + Math.hypot(u, z) * 60) > 0.75) setColour(matter, [0.02, 0.02, 0.02])
    }, { ...at, z: x > 0 ? 0.085 : 0.1 })
    // A deep guard over each wheel.
    const [from, to] = x < 0 ? [0.55, 3.15] : [0.5, 2.75]
    add(net(48, 14, (u, v): Point => {
      const [a, across] = [from + (to - from) * u, (v - 0.5) * 2]
      const r = RADIUS + 0.045 - 0.075 * across * across
      return [x + Math.cos(a) * r, RADIUS + Math.sin(a) * r, across * (wide + 0.035)]
    }), lacquer)
  }
  // Fork, lamp and bars.
  for (const side of [-1, 1]) {
    pipe([[FRONT, RADIUS, side * 0.1], [0.62, 0.86, side * 0.1], [0.56, 0.98, side * 0.1]], 0.026, CHROME, 12)
    pipe([[FRONT, RADIUS, side * 0.1], [0.76, 0.56, side * 0.1]], 0.037, STEEL)
    pipe([[0.52, 1.0, side * 0.06], [0.5, 1.12, side * 0.16], [0.38, 1.16, side * 0.36], [0.22, 1.12, side * 0.46]], 0.017, CHROME, 30)
    pipe([[0.3, 1.145, side * 0.415], [0.2, 1.115, side * 0.47]], 0.026, RUBBER)
    pipe([[0.42, 1.15, side * 0.3], [0.45, 1.3, side * 0.36]], 0.007, CHROME)
    add(ellipsoid(0.025, 0.05, 0.075, 16), CHROME, { x: 0.45, y: 1.33, z: side * 0.38 })
    add(ellipsoid(0.04, 0.035, 0.035, 12), plain('#ff8c1a', { rough: 0.2, coat: 1, glow: 0.15 + 0.3 * lamps }), { x: 0.66, y: 0.86, z: side * 0.2 })
  }
  add(ellipsoid(0.13, 0.13, 0.13, 28), CHROME, { x: 0.68, y: 0.93, size: [1.1, 1, 1] })
  add(ellipsoid(0.05, 0.112, 0.112, 24), ({ y, z }, matter) => {
    const r = Math.hypot(y, z) / 0.112
    setColour(matter, [1, 0.97, 0.88], 0.75 + 0.25 * Math.sin(z * 160))
    matter.rough = 0.06
    matter.coat = 1
    matter.metal = 0
    matter.glow = (0.1 + lamps) * (1 - 0.5 * r)
  }, { x: 0.79, y: 0.92 })
  add(lathe([[0, 0], [0.06, 0], [0.065, 0.03], [0, 0.035]], 28), CHROME, { x: 0.53, y: 1.07, turnZ: 0.5 })
  // Tank, seat and side covers.
  add(blob([limb([0.42, 0.86, 0], [-0.02, 0.8, 0], 0.155, 0.12), ball([0.28, 0.86, 0.06], 0.12), ball([0.28, 0.86, -0.06], 0.12), ball([-0.12, 0.76, 0], 0.07)], 0.1, 0.018), ({ y, z, x }, matter) => {
    lacquer({} as never, matter)
    // A line along its flank, and the badge.
    const line = 0.8 + 0.14 * (x - 0.1)
    if (Math.abs(z) > 0.08 && Math.abs(y - line - 0.045) < 0.006) setColour(matter, [0.85, 0.8, 0.66])
    if (Math.abs(z) > 0.1 && Math.hypot((x - 0.26) / 2.2, y - line) < 0.024) {
      setColour(matter, [0.85, 0.82, 0.74])
      matter.metal = 0.9
    }
  })
  add(lathe([[0, 0], [0.045, 0], [0.045, 0.02], [0, 0.028]], 24), CHROME, { x: 0.26, y: 1.005 })
  add(blob([limb([-0.12, 0.72, 0], [-0.42, 0.66, 0], 0.1, 0.13), limb([-0.42, 0.67, 0], [-0.62, 0.72, 0], 0.12, 0.1), limb([-0.62, 0.74, 0], [-0.96, 0.79, 0], 0.085, 0.06)], 0.08, 0.02), ({ x }, matter) => {
    LEATHER({} as never, matter)
    if (Math.abs(((x * 14 + 50) % 1) - 0.5) < 0.06) setColour(matter, [0.005, 0.004, 0.003])
  }, { size: [1, 1, 1.25], y: 0.0 })
  pipe([[-0.86, 0.8, 0.09], [-1.02, 1.02, 0.08], [-1.04, 1.06, 0], [-1.02, 1.02, -0.08], [-0.86, 0.8, -0.09]], 0.013, CHROME, 30)
  // Frame and engine: two cylinders in a V over a polished case.
  for (const side of [-1, 1]) {
    pipe([[0.5, 0.9, side * 0.05], [0.42, 0.42, side * 0.14], [0.2, 0.24, side * 0.15], [-0.5, 0.24, side * 0.15]], 0.022, STEEL, 26)
    pipe([[-0.5, 0.26, side * 0.14], [REAR, RADIUS, side * 0.14]], 0.025, STEEL)
    pipe([[REAR + 0.02, RADIUS + 0.02, side * 0.16], [-0.62, 0.68, side * 0.15]], 0.028, CHROME)
    for (let k = 0; k < 7; k++) add(ringOf(0.034, 0.008, 0.008, 20), CHROME, { x: REAR + 0.03 + k * 0.019, y: RADIUS + 0.06 + k * 0.042, z: side * 0.16, turnZ: -0.43 })
    pipe([[0.14, 0.22, side * 0.2], [0.3, 0.24, side * 0.3]], 0.022, RUBBER)
  }
  for (const lean of [-0.42, 0.42]) {
    const fins: [number, number][] = []
    for (let k = 0; k < 11; k++) fins.push([0.085, k * 0.024], [0.125, k * 0.024 + 0.003], [0.125, k * 0.024 + 0.011], [0.085, k * 0.024 + 0.014])
    add(lathe(fins, 36), STEEL, { x: -0.02 - lean * 0.2, y: 0.42, turnZ: lean, size: [1, 1, 1.1] })
    add(box(0.1, 0.04, 0.11, 0.03), CHROME, { x: -0.02 - lean * 0.87, y: 0.7, turnZ: lean })
  }
  add(blob([ball([-0.02, 0.36, 0], 0.17), ball([-0.3, 0.36, 0], 0.14), limb([-0.02, 0.34, -0.1], [-0.02, 0.34, 0.1], 0.15), limb([-0.3, 0.35, -0.1], [-0.3, 0.35, 0.1], 0.12)], 0.06, 0.02), plain('#8d9298', { rough: 0.25, metal: 0.9 }))
  for (const [x, r] of [[-0.02, 0.13], [-0.32, 0.1]] as const) add(lathe([[0, 0.03], [r * 0.6, 0.028], [r * 0.9, 0.015], [r, 0]], 36), CHROME, { x, y: 0.36, z: 0.24, turnX: Math.PI / 2 })
  add(lathe([[0, 0.06], [0.07, 0.055], [0.1, 0.02], [0.1, 0]], 36), CHROME, { x: 0.04, y: 0.58, z: 0.14, turnX: Math.PI / 2 })
  // Pipes that sweep back into two silencers.
  for (const [y, start, lift] of [[0.27, 0.3, 0], [0.36, -0.2, 0.035]] as const) {
    pipe([[start, 0.6, 0.12], [start + 0.08, 0.46, 0.24], [start - 0.02, y, 0.27], [-0.5, y, 0.27], [-0.62, y, 0.27]], 0.033, CHROME, 40)
    pipe([[-0.5, y, 0.27], [-0.7, y + lift * 0.3, 0.27], [-1.22, y + lift, 0.28]], (t) => 0.036 + 0.022 * smoothstep(0, 0.25, t) - 0.006 * smoothstep(0.9, 1, t), CHROME, 24, 20)
    add(ellipsoid(0.012, 0.042, 0.042, 14), plain('#0c0c0d', { rough: 1 }), { x: -1.275, y: y + lift, z: 0.28 })
  }
  pipe([[-0.66, 0.36, -0.13], [REAR, RADIUS + 0.09, -0.13]], 0.012, plain('#2a2a2c', { rough: 0.4, metal: 0.6 }))
  add(box(0.03, 0.045, 0.07, 0.025), plain(mix([0.6, 0.02, 0.02], [1, 0.1, 0.06], Math.min(1, lamps)), { rough: 0.15, coat: 1, glow: 0.1 + 0.7 * lamps }), { x: -1.18, y: 0.62 })
  add(box(0.008, 0.06, 0.1, 0.004), plain('#d8d8d0', { rough: 0.5 }), { x: -1.19, y: 0.48 })
  return parts
}
