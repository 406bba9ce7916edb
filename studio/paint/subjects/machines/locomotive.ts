import type { Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, net, tube } from '../../solid/shapes.ts'
import { GAUGE, RAIL_TOP, trackParts } from './railway.ts'

const BLACK = plain('#16171a', { rough: 0.42, coat: 0.25 })
const RED = plain('#a3201c', { rough: 0.35, coat: 0.6 })
const BRASS = plain('#e0b04a', { rough: 0.18, metal: 1 })
const STEEL = plain('#c3c8cf', { rough: 0.2, metal: 1 })

/** A spoked wheel about its axis, with a counterweight. */
const wheel = (radius: number): Part['paint'] => ({ x, z, y }, matter) => {
  const r = Math.hypot(x, z) / radius
  const spoke = Math.abs(Math.sin(Math.atan2(z, x) * 6)) * r < 0.2
  const solid = r > 0.84 || r < 0.22 || spoke || (z > 0.5 * radius && Math.abs(x) < radius * 0.7)
  if (r > 0.93 && Math.abs(y) < 0.2) return STEEL({ x, y, z, modelX: 0, modelY: 0, modelZ: 0, u: 0, v: 0 }, matter)
  setColour(matter, solid ? [0.42, 0.022, 0.016] : [0.012, 0.012, 0.014])
  matter.rough = 0.4
  matter.metal = 0
  matter.coat = solid ? 0.5 : 0
}

/** A steam locomotive with its tender and a carriage on their track, looking along x; `lamps` is how brightly its lights burn. */
export function locomotiveParts(colour: Rgb, lamps: number, noise: Noise): Part[] {
  const parts = trackParts(-11, 4.6, noise)
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const paint = plain(colour, { rough: 0.32, coat: 0.8 })
  const rolling = (x: number, radius: number, side: number) => add(lathe([[0, -0.04], [radius * 0.9, -0.04], [radius, -0.03], [radius, 0.03], [radius * 0.9, 0.045], [radius * 0.84, 0.02], [radius * 0.24, 0.025], [radius * 0.2, 0.06], [0, 0.06]], 40), wheel(radius), { x, y: RAIL_TOP + radius, z: side * (GAUGE + 0.02), turnX: (side * Math.PI) / 2 })
  // The boiler and its bands, lying along x.
  const lying: Placing = { y: 1.12, turnZ: -Math.PI / 2 }
  add(lathe([[0, -0.62], [0.44, -0.62], [0.44, 1.2], [0, 1.2]], 48), paint, lying)
  add(lathe([[0, 1.16], [0.46, 1.16], [0.46, 1.72], [0.43, 1.76], [0.36, 1.79], [0.3, 1.83], [0.12, 1.86], [0, 1.865]], 48), BLACK, lying)
  for (const at of [-0.5, 0.05, 0.62, 1.15]) add(lathe([[0.438, at - 0.02], [0.452, at - 0.02], [0.452, at + 0.02], [0.438, at + 0.02]], 48), BRASS, lying)
  add(lathe([[0.001, 1.9], [0.07, 1.89], [0.075, 1.85]], 20), BRASS, lying)
  add(tube([[1.84, 1.12, -0.3], [1.9, 1.12, 0], [1.84, 1.12, 0.3]], 0.016, { rows: 10, segments: 8 }), STEEL)
  // Chimney, domes, lamp, whistle.
  add(lathe([[0.2, 0], [0.15, 0.08], [0.13, 0.22], [0.145, 0.46], [0.2, 0.5], [0.2, 0.56], [0.15, 0.57], [0.13, 0.5]], 36), BLACK, { x: 1.46, y: 1.52 })
  add(lathe([[0.195, 0.49], [0.212, 0.5], [0.212, 0.53], [0.195, 0.54]], 36), BRASS, { x: 1.46, y: 1.52 })
  for (const [x, size] of [[0.78, 1], [0.1, 0.9]] as const) add(lathe([[0.26, -0.04], [0.2, 0.06], [0.19, 0.2], [0.16, 0.3], [0.08, 0.36], [0, 0.37]], 36), x > 0.5 ? BRASS : paint, { x, y: 1.53, size })
  add(tube([[-0.24, 1.5, 0.1], [-0.24, 1.78, 0.1]], 0.025, { rows: 2, segments: 8, up: [1, 0, 0.1] }), BRASS)
  add(box(0.1, 0.11, 0.1, 0.02), BLACK, { x: 1.78, y: 1.62 })
  add(lathe([[0, 0.02], [0.1, 0.01], [0.115, 0], [0.115, -0.05]], 24), ({ x, y, z }, matter) => {
    if (Math.hypot(x, z) > 0.098) return BRASS({ x, y, z, modelX: 0, modelY: 0, modelZ: 0, u: 0, v: 0 }, matter)
    setColour(matter, [1, 0.9, 0.66])
    matter.rough = 0.05
    matter.coat = 1
    matter.metal = 0
    matter.glow = 0.3 + lamps * 1.2
  }, { x: 1.91, y: 1.62, turnZ: -Math.PI / 2 })
  // The frame, the buffer beam, the cow-catcher.
  add(box(1.72, 0.07, 0.5, 0.02), BLACK, { x: 0.28, y: 0.72 })
  for (const side of [-1, 1]) add(box(1.5, 0.02, 0.09, 0.008), RED, { x: 0.4, y: 0.78, z: side * 0.5 })
  add(box(0.05, 0.14, 0.56, 0.02), RED, { x: 2.02, y: 0.66 })
  for (const side of [-1, 1]) {
    add(lathe([[0, 0.14], [0.09, 0.13], [0.1, 0.11], [0.04, 0.1], [0.035, -0.02]], 20), STEEL, { x: 2.08, y: 0.68, z: side * 0.36, turnZ: -Math.PI / 2 })
    add(lathe([[0, -0.26], [0.17, -0.26], [0.17, 0.24], [0.14, 0.28], [0, 0.28]], 30), paint, { x: 1.52, y: 0.56, z: side * 0.5, turnZ: -Math.PI / 2 })
    add(lathe([[0.172, 0.2], [0.18, 0.21], [0.172, 0.24], [0.1, 0.285], [0, 0.29]], 30), BRASS, { x: 1.52, y: 0.56, z: side * 0.5, turnZ: -Math.PI / 2 })
    rolling(1.72, 0.2, side)
    rolling(1.2, 0.2, side)
    for (const x of [0.55, -0.22, -0.99]) rolling(x, 0.36, side)
    // Rods: from the piston to the driven wheels, and from wheel to wheel.
    add(box(0.62, 0.024, 0.014, 0.008), STEEL, { x: 0.72, y: 0.55, z: side * 0.5, turnZ: 0.03 })
    add(box(0.86, 0.028, 0.014, 0.008), STEEL, { x: -0.22, y: 0.42, z: side * 0.47 })
    for (const x of [0.55, -0.22, -0.99]) add(ellipsoid(0.045, 0.045, 0.03, 12), STEEL, { x, y: 0.42, z: side * 0.48 })
    add(tube([[1.2, 1.32, side * 0.43], [0.3, 1.34, side * 0.44], [-0.62, 1.34, side * 0.44]], 0.017, { rows: 14, segments: 8 }), BRASS)
  }
  for (let k = -4; k <= 4; k++) add(tube([[2.05, 0.56, k * 0.115], [2.34 - 0.012 * k * k, 0.2, k * 0.1]], 0.024, { rows: 2, segments: 8 }), RED)
  add(box(0.03, 0.025, 0.46, 0.01), RED, { x: 2.26, y: 0.2 })
  // The cab with its roof.
  const cab: Paint = ({ x, y, z }, matter) => {
    paint({ x, y, z, modelX: 0, modelY: 0, modelZ: 0, u: 0, v: 0 }, matter)
    const pane = (Math.abs(z) > 0.5 && Math.abs(x) < 0.2 && y > 0.12 && y < 0.42) || (Math.abs(x) > 0.36 && Math.abs(Math.abs(z) - 0.33) < 0.12 && y > 0.2 && y < 0.42)
    const line = Math.abs(z) > 0.5 && Math.abs(y + 0.12) < 0.012 && Math.abs(x) < 0.34
    if (line) setColour(matter, [0.75, 0.5, 0.14])
    if (!pane) return
    setColour(matter, lamps > 1 ? [1, 0.62, 0.22] : [0.02, 0.024, 0.03])
    matter.glow = lamps > 1 ? 0.9 : 0
    matter.rough = 0.08
  }
  add(box(0.4, 0.52, 0.54, 0.03), cab, { x: -1.0, y: 1.28 })
  add(net(8, 26, (u, v) => [-1.56 + 1.1 * u, 1.78 + 0.12 * Math.sin(v * Math.PI), (v - 0.5) * 1.3], 0.2), BLACK)
  // The tender with its coal, and a carriage.
  add(box(0.72, 0.36, 0.5, 0.03), (spot, matter) => {
    paint(spot, matter)
    if (Math.abs(spot.z) > 0.47 && (Math.abs(Math.abs(spot.y) - 0.24) < 0.01 || Math.abs(Math.abs(spot.x) - 0.62) < 0.01)) setColour(matter, [0.75, 0.5, 0.14])
  }, { x: -2.34, y: 1.04 })
  for (let k = 0; k < 30; k++) add(ellipsoid(0.11, 0.08, 0.1, 7), plain('#101114', { rough: 0.5, coat: 0.2 }), { x: -2.9 + 0.042 * k, y: 1.38 + 0.09 * Math.sin(k * 1.3), z: 0.34 * Math.sin(k * 2.4), turnY: k })
  const coach: Paint = ({ x, y, z }, matter) => {
    setColour(matter, y > 0.06 && y < 0.42 ? [0.78, 0.68, 0.46] : [0.3, 0.03, 0.03])
    matter.rough = 0.32
    matter.coat = 0.7
    matter.metal = 0
    matter.glow = 0
    const along = ((x + 10) % 0.42) / 0.42
    if (y < 0.08 || y > 0.38 || along < 0.2 || along > 0.8 || Math.abs(z) < 0.4) return
    setColour(matter, lamps > 1 ? [1, 0.72, 0.34] : [0.025, 0.03, 0.04])
    matter.glow = lamps > 1 ? 0.9 : 0
    matter.rough = 0.08
  }
  add(box(1.6, 0.56, 0.54, 0.05), coach, { x: -4.86, y: 1.2 })
  add(net(8, 26, (u, v) => [-6.5 + 3.3 * u, 1.74 + 0.16 * Math.sin(v * Math.PI), (v - 0.5) * 1.16], 0.2), plain('#3a3c40', { rough: 0.6 }))
  for (const x of [-1.86, -2.34, -2.82, -3.7, -4.2, -5.5, -6.0]) {
    for (const side of [-1, 1]) rolling(x, 0.22, side)
    add(box(0.2, 0.08, 0.46, 0.02), BLACK, { x, y: 0.56 })
  }
  add(box(3.0, 0.05, 0.46, 0.02), BLACK, { x: -4.0, y: 0.64 })
  return parts
}

