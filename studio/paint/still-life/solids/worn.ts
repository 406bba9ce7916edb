import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, lathe, net, tube } from '../../solid/shapes.ts'

/** Headphones that stand on their cushions. */
export function headphonesParts(body: Rgb, accent: Rgb): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const shell = plain(body, { rough: 0.35, coat: 0.5 })
  const metal = plain(accent, { rough: 0.2, metal: 0.95 })
  const leather = plain(mix(body, [0.02, 0.02, 0.02], 0.7), { rough: 0.55, coat: 0.15 })
  const arc = (from: number, to: number, radius: number, high: number): Point[] => Array.from({ length: 15 }, (_, k) => {
    const a = from + ((to - from) * k) / 14
    return [Math.cos(a) * radius, 0.36 + Math.sin(a) * high, 0]
  })
  const band = (radius: number, high: number, half: number, thick: number) => net(60, 24, (u, v): Point => {
    const a = Math.PI * u
    const [p, q] = [Math.cos(v * 2 * Math.PI), Math.sin(v * 2 * Math.PI)]
    const r = thick * Math.sign(p) * Math.abs(p) ** 0.6
    return [Math.cos(a) * (radius + r), 0.84 + Math.sin(a) * (high + r), -half * Math.sign(q) * Math.abs(q) ** 0.6]
  })
  add(band(0.72, 0.72, 0.1, 0.024), shell)
  add(band(0.668, 0.668, 0.088, 0.04), leather)
  for (const side of [-1, 1]) {
    add(tube([[side * 0.72, 0.9, 0], [side * 0.735, 0.72, 0]], 0.036, { rows: 4, segments: 16, up: [0, 0, 1], flat: 0.6 }), metal)
    // The yoke that holds the cup.
    add(tube(arc(0, Math.PI, 0.375, 0.375).map(([z, y]): Point => [side * 0.735, y, z]), 0.027, { rows: 40, segments: 12, up: [1, 0, 0.01] }), metal)
    const cup: Placing = { x: side * 0.71, y: 0.34, turnZ: side * (Math.PI / 2 + 0.07) }
    add(lathe([[0.33, 0.06], [0.335, 0], [0.32, -0.08], [0.26, -0.14], [0.14, -0.165], [0, -0.168]], 64), ({ x, y, z }, matter) => {
      shell({} as never, matter)
      const r = Math.hypot(x, z)
      if (Math.abs(r - 0.215) < 0.008 || Math.abs(y - 0.035) < 0.008) metal({} as never, matter)
    }, { ...cup, turnZ: -cup.turnZ! })
    add(lathe(Array.from({ length: 17 }, (_, k): [number, number] => {
      const a = (k / 16) * 2 * Math.PI
      return [0.245 + 0.095 * Math.cos(a), 0.115 + 0.075 * Math.sin(a)]
    }), 64), leather, { ...cup, turnZ: -cup.turnZ! })
    add(lathe([[0, 0.08], [0.2, 0.08]], 40), plain('#0c0c0d', { rough: 1 }), { ...cup, turnZ: -cup.turnZ! })
  }
  return parts
}

/** A wrist watch that stands on its closed strap. */
export function watchParts(dial: Rgb, strap: Rgb, metal: Rgb): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const steel = plain(metal, { rough: 0.14, metal: 1 })
  const bright = plain(mix(metal, [1, 1, 1], 0.4), { rough: 0.1, metal: 0.9 })
  const lean = -0.42
  const [high, near] = [0.7, 0.5]
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  /** A place over the dial, `out` of it. */
  const on = (x: number, y: number, out: number): Point => [x, high + y * c - out * s, near + y * s + out * c]
  const turned = (x: number, y: number, out: number): Placing => {
    const [px, py, pz] = on(x, y, out)
    return { x: px, y: py, z: pz, turnX: Math.PI / 2 + lean }
  }
  add(lathe([[0, -0.09], [0.36, -0.09], [0.42, -0.05], [0.43, 0], [0.43, 0.05], [0.415, 0.075], [0.4, 0.1], [0.375, 0.115], [0.36, 0.112], [0.352, 0.085]], 96), (spot, matter) => {
    steel(spot, matter)
    const r = Math.hypot(spot.x, spot.z)
    const a = Math.atan2(spot.z, spot.x)
    if (spot.y > 0.07 && r > 0.368 && r < 0.404 && Math.abs((((a / (2 * Math.PI)) * 60 + 60) % 1) - 0.5) > 0.42) setColour(matter, [0.05, 0.05, 0.055])
  }, turned(0, 0, 0))
  add(lathe([[0, 0.084], [0.355, 0.084]], 64), ({ x, z }, matter) => {
    const r = Math.hypot(x, z)
    const turn = ((Math.atan2(z, x) / (2 * Math.PI) + 1) * 60) % 60
    const hour = Math.abs(((turn / 5 + 0.5) % 1) - 0.5) * 5
    const ray = 0.88 + 0.22 * Math.abs(Math.sin(turn * 0.105 + 0.4)) ** 3
    setColour(matter, dial, ray * (1 - 0.35 * smoothstep(0.1, 0.36, r)))
    matter.rough = 0.25
    matter.metal = 0.3
    matter.coat = 1
    matter.glow = 0
    const mark = (r > 0.27 && r < 0.325 && hour * r < 0.022) || (r > 0.305 && r < 0.325 && Math.abs(((turn + 0.5) % 1) - 0.5) * r < 0.02)
    if (mark) setColour(matter, [0.92, 0.92, 0.9])
    // A small dial for the seconds, and a date.
    const small = Math.hypot(x, z - 0.15)
    if (small < 0.085) setColour(matter, dial, small > 0.08 ? 2.4 : 0.62 + 0.1 * Math.sin(small * 500))
    if (Math.abs(x - 0.2) < 0.035 && Math.abs(z) < 0.026) setColour(matter, Math.abs(x - 0.2) < 0.016 && Math.abs(z) < 0.014 ? [0.1, 0.1, 0.1] : [0.93, 0.93, 0.9])
  }, turned(0, 0, 0))
  const hand = (angle: number, long: number, half: number, out: number, paint: Paint) => add(tube([on(-Math.sin(angle) * 0.04, -Math.cos(angle) * 0.04, out), on(Math.sin(angle) * long, Math.cos(angle) * long, out)], (t) => half * (1 - 0.5 * t), { rows: 8, segments: 6, up: [0, -s, c] }), paint)
  hand(-1.02, 0.2, 0.014, 0.096, bright)
  hand(1.05, 0.29, 0.01, 0.102, bright)
  hand(2.6, 0.3, 0.004, 0.108, plain('#c8281e', { rough: 0.4 }))
  add(ellipsoid(0.022, 0.022, 0.014, 14), bright, { ...turned(0, 0, 0.105), turnX: lean })
  add(lathe([[0.05, 0], [0.055, 0.02], [0.055, 0.06], [0.045, 0.075], [0, 0.075]], 24), steel, { x: 0.42, y: high, z: near, turnZ: -Math.PI / 2 })
  for (const side of [-1, 1]) for (const end of [-1, 1]) add(ellipsoid(0.04, 0.11, 0.05, 14), steel, { ...turned(side * 0.26, end * 0.4, -0.02), turnX: lean })
  // The strap: a closed loop behind the case, flat where it stands.
  const path: Point[] = [on(0, 0.42, -0.03), [0, high + 0.52, 0.1], [0, high + 0.5, -0.22], [0, high + 0.16, -0.5], [0, high - 0.32, -0.46], [0, 0.1, -0.2], [0, 0.03, 0.1], [0, 0.07, 0.4], on(0, -0.42, -0.03)]
  add(net(110, 24, (u, v): Point => {
    const [here, there] = [along(path, Math.max(0, u - 0.004)), along(path, Math.min(1, u + 0.004))]
    const long = Math.hypot(there[1] - here[1], there[2] - here[2]) || 1
    const [ny, nz] = [(there[2] - here[2]) / long, -(there[1] - here[1]) / long]
    const [, y, z] = along(path, u)
    const [p, q] = [Math.cos(v * 2 * Math.PI), Math.sin(v * 2 * Math.PI)]
    const wide = 0.23 - 0.05 * smoothstep(0, 0.45, u < 0.5 ? u : 1 - u)
    const thick = 0.03 * Math.sign(q) * Math.abs(q) ** 0.6
    return [wide * Math.sign(p) * Math.abs(p) ** 0.4, y + ny * thick, z + nz * thick]
  }), ({ x, u }, matter) => {
    const edge = 0.23 - 0.05 * smoothstep(0, 0.45, u < 0.5 ? u : 1 - u) - Math.abs(x)
    setColour(matter, strap, 0.9 + 0.1 * Math.sin(u * 300))
    if (Math.abs(edge - 0.028) < 0.005 && (u * 130) % 1 < 0.65) setColour(matter, mix(strap, [0.9, 0.82, 0.66], 0.75))
    matter.rough = 0.5
    matter.metal = matter.glow = 0
    matter.coat = 0.2
  })
  return parts
}
