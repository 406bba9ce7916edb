import { hex, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob } from '../../solid/blob.ts'
import { fine, meshOf, setDown, type Mesh, type Placing, type Point, type Surface } from '../../solid/mesh.ts'
import { setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, net } from '../../solid/shapes.ts'

/** A wrapped box with a satin ribbon and its bow, a little over one unit high. */
export function giftParts(paper: Rgb, ribbon: Rgb, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const pale = mix(paper, [0.95, 0.93, 0.88], 0.55)
  const dotted = random() < 0.6
  const wrapped = (wide: number, high: number): Paint => ({ x, y, z }, matter) => {
    const [u, v] = Math.abs(y) > high - 0.008 ? [x, z] : Math.abs(z) > wide - 0.012 ? [x, y] : [z, y]
    const [p, q] = [(u + v) * 5.6, (u - v) * 5.6]
    const mark = dotted ? Math.hypot(p - Math.round(p), q - Math.round(q)) < 0.19 : Math.abs((((u * 7) % 1) + 1) % 1 - 0.5) < 0.1
    setColour(matter, mark ? pale : paper)
    matter.rough = 0.45
    matter.metal = matter.glow = 0
    matter.coat = 0.25
  }
  const satin: Paint = ({ u, v }, matter) => {
    setColour(matter, ribbon, 0.94 + 0.08 * Math.sin(u * 40 + v * 3))
    matter.rough = 0.3
    matter.metal = 0.25
    matter.glow = 0
    matter.coat = 0.35
  }
  add(fine(box(0.5, 0.36, 0.5, 0.02), 0.13), wrapped(0.5, 0.36), { y: 0.36 })
  add(fine(box(0.53, 0.09, 0.53, 0.02), 0.13), wrapped(0.53, 0.09), { y: 0.69 })
  for (const turnY of [0, Math.PI / 2]) {
    add(fine(box(0.085, 0.365, 0.515, 0.012), 0.13), satin, { y: 0.364, turnY })
    add(fine(box(0.085, 0.1, 0.546, 0.012), 0.13), satin, { y: 0.692, turnY })
  }
  // Loops that lean outwards, a knot, and two ends.
  const top = 0.79
  for (let k = 0; k < 6; k++) {
    const [turn, lift] = [(k / 6) * 2 * Math.PI + 0.3, k % 2 ? 0.62 : 0.22]
    add(net(44, 8, (u, v): Point => {
      const a = u * 2 * Math.PI
      const out = 0.21 * (1 - Math.cos(a))
      const up = 0.13 * Math.sin(a) * (1 + 0.25 * Math.sin(a / 2))
      const across = (v - 0.5) * (0.07 + 0.13 * Math.sin(a / 2))
      const [x, y] = [out * Math.cos(lift) - up * Math.sin(lift), out * Math.sin(lift) + up * Math.cos(lift)]
      return [x, y + 0.03, across]
    }, -1), satin, { y: top, turnY: turn })
  }
  add(ellipsoid(0.085, 0.07, 0.085, 20), satin, { y: top + 0.07 })
  for (const turn of [0.5, 2.3]) add(net(24, 6, (u, v): Point => {
    const across = (v - 0.5) * 0.15
    const end = u > 0.96 ? 0.05 * (1 - Math.abs(2 * v - 1)) : 0
    const out = 0.02 + 0.62 * u - end
    return [out, 0.03 + 0.09 * Math.sin(u * Math.PI * 1.25) * (1 - 0.3 * u) - Math.max(0, out - 0.53) * 1.6, across]
  }, -1), satin, { y: top, turnY: turn })
  return parts
}

/** A cut stone as flat facets: rings of corners one over the other, every second one turned by half a step. */
function faceted(rings: readonly (readonly [radius: number, height: number, turned: boolean])[], sides: number): Mesh {
  const surface: Surface = { points: [], uvs: [], triangles: [] }
  rings.forEach(([radius, height, turned], row) => {
    for (let k = 0; k < sides; k++) {
      const a = ((k + (turned ? 0.5 : 0)) / sides) * 2 * Math.PI
      surface.points.push(Math.cos(a) * radius, height, -Math.sin(a) * radius)
      surface.uvs.push(row / rings.length, k / sides)
    }
    if (!row) return
    const [low, high] = [(row - 1) * sides, row * sides]
    const before = rings[row - 1]![2]
    for (let k = 0; k < sides; k++) {
      const next = (k + 1) % sides
      const same = before === turned
      if (same || !before) surface.triangles.push(low + k, low + next, high + k, low + next, high + next, high + k)
      else surface.triangles.push(low + k, low + next, high + next, low + k, high + next, high + k)
    }
  })
  return meshOf(surface, 0.9995)
}

const flicker = (a: number, b: number) => {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** A brilliant that stands on its tip, leaning. */
export function diamondParts(tint: Rgb): Part[] {
  const sides = 16
  const mesh = faceted([[0.001, -0.62, false], [0.34, -0.34, true], [0.7, -0.03, false], [0.72, 0.02, false], [0.6, 0.16, true], [0.42, 0.26, false], [0.001, 0.262, false]], sides)
  return [{
    mesh,
    paint: ({ x, y, z }, matter) => {
      // What is seen inside: triangles of light and dark as the stone folds its surroundings up.
      const turn = (Math.atan2(z, x) / (2 * Math.PI) + 1) * sides
      const far = Math.hypot(x, z)
      const ring = y > 0.24 ? far * 7 : y * 9 + 20
      const wedge = Math.abs(((turn + (Math.floor(ring) % 2) * 0.5) % 1) - 0.5) * 2 > ring - Math.floor(ring) ? 1 : 0
      const light = flicker(Math.floor(turn) + wedge * 0.5, Math.floor(ring) + wedge * 3)
      const fire = flicker(Math.floor(turn) + 7, Math.floor(ring) + 5)
      const spectrum: Rgb = fire > 0.93 ? [1, 0.55, 0.3] : fire > 0.86 ? [0.35, 0.75, 1] : fire > 0.8 ? [0.75, 0.5, 1] : [1, 1, 1]
      const bright = 0.12 + 1.1 * light ** 1.7
      setColour(matter, [tint[0] * spectrum[0], tint[1] * spectrum[1], tint[2] * spectrum[2]], bright)
      matter.rough = 0.02
      matter.metal = 0
      matter.coat = 1
      matter.glow = 0.18 * bright
    },
    at: { y: 0.62 },
  }]
}

/** Pointed crystals that grow out of their rock. */
export function crystalParts(tint: Rgb, noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  const grow = (x: number, z: number, tall: number, wide: number, lean: number, turn: number) => {
    parts.push({
      mesh: faceted([[wide * 0.92, 0, false], [wide, tall * 0.2, false], [wide * 0.94, tall * 0.76, false], [wide * 0.1, tall, false], [0.001, tall * 1.005, false]], 6),
      paint: ({ y, x: u, z: w }, matter) => {
        const t = y / tall
        // Cloudy at its root, clear and deep above, with veils inside.
        const veil = noise.fbm(u * 9 + x * 5, y * 4 + w * 6, 3)
        const facet = flicker(Math.floor((Math.atan2(w, u) / (2 * Math.PI) + 1) * 6), Math.round(turn * 9) + (t > 0.76 ? 3 : 0))
        const pale = mix(tint, [0.95, 0.93, 0.97], 0.72)
        const deep = tint.map((c) => c * 0.5) as unknown as Rgb
        setColour(matter, mix(mix(pale, tint, smoothstep(0, 0.45, t)), facet > 0.5 ? pale : deep, 0.16 + 0.42 * Math.abs(facet - 0.5) + 0.3 * Math.max(0, veil)), 1 + 0.3 * veil)
        matter.rough = 0.08
        matter.metal = 0
        matter.coat = 0.9
        matter.glow = 0.14 + 0.12 * t
      },
      at: { x, z, y: 0.06, turnX: Math.sin(turn) * lean, turnZ: -Math.cos(turn) * lean, turnY: turn * 0.7 },
    })
  }
  for (const [x, z, tall, wide, lean, turn] of [[0, 0, 1.35, 0.16, 0.06, 0], [0.2, -0.08, 1.02, 0.13, 0.2, 0.2], [-0.2, 0.02, 0.86, 0.12, 0.26, 2.9]] as const) grow(x, z, tall, wide, lean, turn)
  for (let k = 0; k < 17; k++) {
    const [turn, out] = [k * 2.39996, 0.16 + 0.42 * Math.sqrt((k + 1) / 18)]
    grow(Math.cos(turn) * out, Math.sin(turn) * out * 0.8, (1.05 - 0.75 * (out - 0.16) / 0.42) * (0.75 + 0.4 * random()), 0.07 + 0.08 * random() * (1.2 - out), 0.25 + 0.75 * out, turn)
  }
  parts.push({
    mesh: setDown(blob([ball([0, -0.02, 0], 0.34), ball([-0.36, -0.06, 0.1], 0.24), ball([0.38, -0.05, 0.05], 0.25), ball([0.05, -0.06, 0.32], 0.24), ball([0, -0.04, -0.3], 0.25), ball([-0.3, -0.1, -0.25], 0.2)], 0.1, 0.04), -0.16),
    paint: ({ x, y, z }, matter) => {
      const crack = noise.fbm(x * 5 + z * 3, y * 7 - z * 3, 3)
      setColour(matter, mix([0.2, 0.18, 0.2], tint, 0.25 * smoothstep(0, 0.3, y)), 0.8 + 0.6 * crack)
      matter.rough = 0.8
      matter.metal = matter.glow = 0
      matter.coat = 0.1
    },
    relief: ({ x, y, z }) => 0.09 * noise.fbm(x * 6 + z * 3, y * 8 - z * 4, 3),
  })
  return parts
}

export const PAPERS = ['#b3202c', '#1f5a4a', '#2a4a86', '#d98aa0', '#e9dfcc'].map((colour) => hex(colour))
