import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe, net, tube } from '../../solid/shapes.ts'

const STEEL = plain('#b8bcc2', { rough: 0.25, metal: 0.9 })
const WOOD = plain('#6a3a1c', { rough: 0.3, coat: 0.7 })
const GORES = 8
/** How far an open umbrella leans that rests on its rim and its handle. */
const LEAN = 0.9

/** Where the cloth is at a share of its radius and a turn: it sags between its ribs. */
function cloth(u: number, turn: number): Point {
  const between = Math.abs(Math.sin((turn * GORES) / 2))
  const reach = u * (1 - 0.085 * between * u * u)
  const high = 0.46 * Math.cos(u * 1.36) - 0.46 * Math.cos(1.36) - 0.05 * between * Math.sin(u * Math.PI * 0.8)
  return [Math.cos(turn) * reach, high, -Math.sin(turn) * reach]
}

/** An open umbrella that lies on its rim and its handle. */
export function umbrellaParts(colour: Rgb): Part[] {
  const parts: Part[] = []
  const at: Placing = { turnZ: LEAN }
  const add = (mesh: Mesh, paint: Paint, placing: Placing = at) => parts.push({ mesh, paint, at: placing })
  add(net(28, 160, (u, v) => cloth(u, v * 2 * Math.PI), -1), ({ u, v }, matter) => {
    const seam = Math.abs(((v * GORES + 0.5) % 1) - 0.5) / GORES
    setColour(matter, colour, 1 - 0.3 * smoothstep(0.004, 0.001, seam * u) - 0.22 * smoothstep(0.975, 0.985, u))
    matter.rough = 0.42
    matter.metal = 0
    matter.coat = 0.22
    // Light comes through the cloth.
    matter.glow = 0.16
  })
  const rib = (turn: number, from: number, to: number): Point[] => Array.from({ length: 9 }, (_, k) => {
    const [x, y, z] = cloth(from + ((to - from) * k) / 8, turn)
    return [x, y - 0.018, z]
  })
  for (let k = 0; k < GORES; k++) {
    const turn = (k / GORES) * 2 * Math.PI
    add(tube(rib(turn, 0.03, 1), 0.008, { rows: 24, segments: 6, up: [0.1, 1, 0.2] }), STEEL)
    const [x, y, z] = cloth(0.5, turn)
    add(tube([[0, -0.12, 0], [x, y - 0.02, z]], 0.007, { rows: 2, segments: 6, up: [0.1, 1, 0.2] }), STEEL)
    const [tx, ty, tz] = cloth(1, turn)
    add(ellipsoid(0.016, 0.016, 0.016, 8), STEEL, { turnZ: LEAN, x: tx * Math.cos(LEAN) - ty * Math.sin(LEAN), y: tx * Math.sin(LEAN) + ty * Math.cos(LEAN), z: tz })
  }
  add(tube([[0, 0.36, 0], [0, 0.5, 0]], (t) => 0.02 - 0.012 * t, { rows: 4, segments: 10, up: [1, 0, 0.1] }), STEEL)
  add(tube([[0, 0.34, 0], [0, -1.02, 0]], 0.017, { rows: 2, segments: 12, up: [1, 0, 0.1] }), STEEL)
  add(tube([[0, -0.86, 0], [0, -1.12, 0], [0.05, -1.23, 0], [0.15, -1.25, 0], [0.21, -1.17, 0], [0.21, -1.11, 0]], 0.034, { rows: 50, segments: 16, up: [0, 0, 1] }), WOOD)
  return parts
}

/** A straw hat with a ribbon. */
export function hatParts(straw: Rgb, ribbon: Rgb, noise: Noise): Part[] {
  const wave = (turn: number, r: number) => 0.07 * smoothstep(0.5, 1.05, r) * Math.sin(turn * 2 + 0.6) + 0.03 * smoothstep(0.6, 1.05, r) * Math.sin(turn * 3)
  /** Plaits go round in a spiral, their strands over and under. */
  const weave = (turn: number, along: number) => {
    const row = along * 26 + turn / (2 * Math.PI)
    const strand = turn * 46 + Math.floor(row) * 1.7
    return 0.5 + 0.5 * Math.sin((row - Math.floor(row)) * 2 * Math.PI) * Math.sin(strand)
  }
  const profile: readonly (readonly [number, number])[] = [[1.06, 0.02], [1.05, 0.035], [0.9, 0.01], [0.72, 0.0], [0.58, 0.015], [0.515, 0.06], [0.5, 0.14], [0.485, 0.26], [0.465, 0.37], [0.42, 0.45], [0.33, 0.495], [0.2, 0.5], [0.08, 0.485], [0.002, 0.48]]
  const at = (u: number): readonly [number, number] => {
    const t = u * (profile.length - 1)
    const i = Math.min(profile.length - 2, Math.floor(t))
    const s = t - i
    return [profile[i]![0] + (profile[i + 1]![0] - profile[i]![0]) * s, profile[i]![1] + (profile[i + 1]![1] - profile[i]![1]) * s]
  }
  const body = net(90, 120, (u, v): Point => {
    const [r, y] = at(u)
    const turn = v * 2 * Math.PI
    // The crown is dented along its middle, and longer than it is wide.
    const dent = 0.09 * smoothstep(0.4, 0.1, Math.abs(Math.sin(turn) * r)) * smoothstep(0.46, 0.3, r) * smoothstep(0.3, 0.45, y)
    return [Math.cos(turn) * r * 1.06, y + wave(turn, r) - dent, -Math.sin(turn) * r]
  }, -1)
  const parts: Part[] = [{
    mesh: body,
    paint: ({ u, v, x, z }, matter) => {
      const fibre = noise.at(v * 160, u * 60)
      setColour(matter, mix(straw, [straw[0] * 0.55, straw[1] * 0.48, straw[2] * 0.36], 0.5 * (1 - weave(v * 2 * Math.PI, u * 1.6)) + 0.15 * fibre), 1 + 0.06 * noise.fbm(x * 4, z * 4, 2))
      matter.rough = 0.62
      matter.metal = matter.glow = 0
      matter.coat = 0.12
    },
    relief: ({ u, v }) => 0.012 * weave(v * 2 * Math.PI, u * 1.6),
    at: { y: 0.06 },
  }]
  const satin = plain(ribbon, { rough: 0.35, metal: 0.1, coat: 0.3 })
  parts.push({ mesh: lathe([[0.528, 0.055], [0.522, 0.08], [0.513, 0.13], [0.506, 0.19], [0.5, 0.21], [0.49, 0.212]], 72), paint: satin, at: { y: 0.06, size: [1.06, 1, 1] } })
  for (const [turn, long] of [[0.5, 0.5], [0.9, 0.42]] as const) parts.push({
    mesh: net(24, 6, (u, v): Point => [0.5 + u * long, 0.17 - 0.16 * smoothstep(0, 0.22, u) + 0.015 * Math.sin(u * 9), (v - 0.5) * 0.11 + 0.05 * Math.sin(u * 4)], -1),
    paint: satin, at: { y: 0.075, turnY: -turn },
  })
  for (const way of [-1, 1]) parts.push({
    mesh: net(28, 6, (u, v): Point => {
      const a = u * 2 * Math.PI
      return [0.545 + 0.05 * Math.sin(a / 2), 0.135 + (v - 0.5) * 0.13 * (0.4 + Math.sin(a / 2)) + 0.02 * Math.sin(a), way * (0.09 * (1 - Math.cos(a))) * 0.9]
    }, -1),
    paint: satin, at: { y: 0.06, turnY: -0.7 },
  })
  parts.push({ mesh: ellipsoid(0.035, 0.05, 0.035, 14), paint: satin, at: { x: 0.56 * Math.cos(0.7), y: 0.195, z: 0.56 * Math.sin(0.7) } })
  return parts
}
