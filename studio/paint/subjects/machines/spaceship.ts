import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Matter, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, net, power, tube } from '../../solid/shapes.ts'

const GREY = plain('#3a3f47', { rough: 0.4, metal: 0.7 })
/** Stations of the hull from its stern to its nose: [x, half width, height over its line, depth under it]. */
const HULL = [[-2.2, 0.42, 0.3, 0.22], [-2.05, 0.52, 0.38, 0.28], [-1.2, 0.6, 0.44, 0.3], [-0.2, 0.54, 0.42, 0.28], [0.8, 0.42, 0.32, 0.24], [1.8, 0.28, 0.2, 0.17], [2.6, 0.15, 0.1, 0.1], [3.1, 0.03, 0.025, 0.03]] as const

function station(t: number): readonly number[] {
  const at = t * (HULL.length - 1)
  const i = Math.min(HULL.length - 2, Math.floor(at))
  const s = smoothstep(0, 1, at - i) * 0.5 + (at - i) * 0.5
  return HULL[i]!.map((value, k) => value + (HULL[i + 1]![k]! - value) * (k ? s : at - i))
}

/** A swift ship six units long looking along x, with swept wings and three burning engines; `accent` is the colour of its markings. */
export function spaceshipParts(hull: Rgb, accent: Rgb, drive: Rgb, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  /** Plates of several tones with fine joints. */
  const plating = (matter: Matter, x: number, y: number, scale: number) => {
    const row = Math.floor(y * scale * 1.6)
    const way = x * scale + (row % 2) * 0.37 + 0.2 * noise.at(row * 3.3, 1)
    const column = Math.floor(way)
    const [s, t] = [way - column, y * scale * 1.6 - row]
    const joint = 1 - smoothstep(0.008, 0.03, Math.min(s, 1 - s, t, 1 - t))
    const tone = noise.at(column * 7.3, row * 5.7)
    setColour(matter, mix(hull, [0.05, 0.055, 0.065], 0.34 * joint), 0.92 + 0.22 * tone)
    matter.rough = 0.38 + 0.16 * tone
    matter.metal = 0.35
    matter.coat = 0.15
    matter.glow = 0
  }
  add(net(64, 56, (u, v): Point => {
    const [x, half, high, deep] = station(u) as [number, number, number, number]
    const a = v * 2 * Math.PI
    return [x, power(Math.sin(a), 0.8) * (Math.sin(a) > 0 ? high : deep), -power(Math.cos(a), 0.62) * half]
  }, 0.3), ({ x, y, z, v }, matter) => {
    plating(matter, x, Math.atan2(z, y) * 0.42 + 2, 1.9)
    const [, half] = station((x + 2.2) / 5.3) as [number, number]
    if (y > 0 && Math.abs(Math.abs(z) / half - 0.46) < 0.07 && x < 0.3) setColour(matter, accent, 0.95)
    if (x > 2.35 && x < 2.5) setColour(matter, accent, 0.95)
    // Ports along the flank.
    const port = Math.abs(y - 0.02) < 0.022 && x > -1.5 && x < 0.2 && ((x * 5 + 50) % 1) > 0.35 && v > 0
    if (!port) return
    setColour(matter, [1, 0.86, 0.55])
    matter.glow = 0.9
  })
  // The cockpit.
  add(ellipsoid(0.62, 0.2, 0.24, 32), ({ x, z }, matter) => {
    const frame = Math.abs(x - 0.12) < 0.018 || Math.abs(x + 0.2) < 0.018 || Math.abs(z) < 0.012
    setColour(matter, frame ? [0.06, 0.065, 0.07] : [0.02, 0.05, 0.09])
    matter.rough = 0.05
    matter.metal = 0
    matter.coat = 1
    matter.glow = 0
  }, { x: 0.95, y: 0.27, turnZ: -0.12 })
  for (const side of [-1, 1]) {
    // A wing that is swept back and bent down, with a plate at its tip.
    const wing = net(14, 16, (u, v): Point => {
      const chord = 1.75 - 1.05 * u
      const lead = 0.35 - 1.5 * u
      const a = v * 2 * Math.PI
      return [lead - chord * (0.5 - 0.5 * Math.cos(a)), -0.04 - 0.14 * u + Math.sin(a) * 0.075 * (1 - 0.6 * u), side * (0.42 + 1.65 * u)]
    }, 0.2)
    add(wing, ({ x, z, u }, matter) => {
      plating(matter, x, z + 4, 1.3)
      const chord = 1.75 - 1.05 * u
      const back = (0.35 - 1.5 * u - x) / chord
      if (u > 0.62 && u < 0.74) setColour(matter, accent, 0.95)
      if (back < 0.06) setColour(matter, [0.12, 0.13, 0.15])
    })
    add(box(0.5, 0.16, 0.03, 0.02), plain(accent, { rough: 0.4, coat: 0.3 }), { x: -1.5, y: -0.14, z: side * 2.08, turnZ: -0.1 })
    add(tube([[-1.9, -0.16, side * 2.08], [0.1, -0.16, side * 2.08]], 0.035, { rows: 2, segments: 10 }), GREY)
    add(ellipsoid(0.03, 0.03, 0.03, 10), plain(side > 0 ? '#4dff7a' : '#ff4a3a', { glow: 1.4 }), { x: -2.02, y: -0.14, z: side * 2.08 })
    // Engine pods beside the hull.
    add(lathe([[0.2, -1.0], [0.25, -0.86], [0.26, -0.4], [0.24, 0.3], [0.2, 0.62], [0.15, 0.72], [0.0, 0.6]], 40), ({ x, y, z }, matter) => {
      plating(matter, y, Math.atan2(z, x) * 0.25 + 1, 1.7)
      if (y > 0.28 && y < 0.38) setColour(matter, accent, 0.95)
    }, { x: -1.5, y: 0.08, z: side * 0.72, turnZ: -Math.PI / 2 })
    add(net(4, 8, (u, v): Point => [-1.9 - 0.55 * u + 0.75 * v * (1 - 0.4 * u), 0.24 + 0.85 * u, side * (0.34 + 0.14 * u)], -1), ({ x, y }, matter) => {
      plating(matter, x, y + 2, 1.4)
      if (y > 0.9) setColour(matter, accent, 0.95)
    })
  }
  for (const [y, z, r] of [[0.08, -0.72, 0.2], [0.08, 0.72, 0.2], [0.04, 0, 0.3]] as const) {
    const x = z ? -2.5 : -2.24
    add(lathe([[r, 0], [r * 1.08, 0.06], [r * 1.02, 0.2], [r * 0.9, 0.2]], 36), GREY, { x, y, z, turnZ: -Math.PI / 2 })
    add(ellipsoid(0.08, r * 0.92, r * 0.92, 24), ({ y: up, z: aside }, matter) => {
      const far = Math.hypot(up, aside) / r
      setColour(matter, mix([1, 1, 1], drive, smoothstep(0, 0.8, far)))
      matter.glow = 1.6
      matter.rough = 1
    }, { x: x + 0.05, y, z })
  }
  for (const [x, z] of [[-1.3, 0.12], [-0.9, -0.14], [-0.6, 0.1]] as const) add(box(0.12, 0.035, 0.07, 0.012), GREY, { x, y: 0.43, z })
  add(lathe([[0, 0], [0.16, 0.02], [0.13, 0.07], [0, 0.08]], 28), GREY, { x: -1.7, y: 0.4 })
  return parts
}
