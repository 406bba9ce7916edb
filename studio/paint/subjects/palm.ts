import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import { unit } from '../../pixels/vector.ts'
import { joined, type Mesh, type Placing, type Point } from '../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../solid/model.ts'
import { along, ellipsoid, net, tube } from '../solid/shapes.ts'
import { modelled } from './modelled.ts'
import { lightColour } from './stage.ts'

const [BARK, DRY]: readonly Rgb[] = [hex('#8d765c'), hex('#a58a4e')]
const FRONDS = 19
const LEAFLETS = 34

/** A coconut palm that leans towards x, four units high. */
function palmParts(leaf: Rgb, noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const lean = 0.3 + 1.1 * random()
  const trunk: readonly Point[] = [[0, 0, 0], [0.1 * lean, 0.5, 0.02], [0.42 * lean, 1.6, 0.06], [0.86 * lean, 2.5, 0.06], [1.15 * lean, 3.1, 0.04]]
  const ring = (u: number) => (u * 34) % 1
  add(tube(trunk, (t) => 0.09 + 0.05 * (1 - Math.min(1, t * 7)) ** 2 - 0.025 * t, { rows: 120, segments: 20, up: [0.02, 0.05, 1] }), ({ u, v }, matter) => {
    const fibre = noise.at(v * 26, u * 40)
    setColour(matter, mix(BARK!, [0.1, 0.08, 0.06], 0.55 * smoothstep(0.22, 0, ring(u))), 0.9 + 0.25 * fibre + 0.1 * noise.at(v * 4, u * 8))
    matter.rough = 0.9
    matter.metal = 0
    matter.coat = 0
  }, {}, ({ u, v }) => 0.012 * ring(u) + 0.004 * noise.at(v * 26, u * 40))
  const top = trunk.at(-1)!
  for (let k = 0; k < 7; k++) add(ellipsoid(0.085, 0.1, 0.085, 14), plain(k % 3 ? '#6f7d34' : '#7a5a34', { rough: 0.45, coat: 0.1 }), { x: top[0] + 0.11 * Math.cos(k * 2.4), y: top[1] - 0.07 - 0.03 * (k % 3), z: top[2] + 0.11 * Math.sin(k * 2.4) })
  for (let k = 0; k < FRONDS; k++) {
    const turn = k * 2.39996 + 0.3 * random()
    // Old fronds hang, young ones stand up in the middle.
    const age = k / (FRONDS - 1)
    const [rise, reach, fall] = [0.98 - 1.0 * age, 1.0 + 0.35 * random(), 0.3 + 0.36 * age]
    const out = (r: number, y: number): Point => [top[0] + Math.cos(turn) * r, top[1] + y, top[2] + Math.sin(turn) * r]
    const rib: readonly Point[] = [out(0.03, 0), out(reach * 0.34, rise * 0.66), out(reach * 0.7, rise * 0.94 - fall * 0.06), out(reach * 1.02, rise * 0.8 - fall * 0.4), out(reach * 1.2, rise * 0.5 - fall * 0.86)]
    const tone = mix(leaf, DRY!, Math.max(0, age - 0.72) * 1.6 * random())
    add(tube(rib, (t) => 0.022 - 0.018 * t, { rows: 16, segments: 6, up: [0.03, 1, 0.02] }), plain(mix(tone, [0.5, 0.48, 0.16], 0.5), { rough: 0.5 }))
    const side: Point = [-Math.sin(turn), 0, Math.cos(turn)]
    for (const s of [-1, 1]) {
      const blades = Array.from({ length: LEAFLETS }, (_, j) => {
        const t = 0.1 + 0.9 * ((j + 0.3 + 0.5 * random()) / LEAFLETS)
        const droop = (0.5 + 0.5 * random()) * (0.22 + 0.34 * age)
        const long = 0.42 * Math.sin(Math.PI * (0.12 + 0.83 * t)) ** 0.7
        const foot = along(rib, Math.min(1, t))
        const [from, to] = [along(rib, Math.max(0, t - 0.02)), along(rib, Math.min(1, t + 0.02))]
        const ahead = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
        const splay = 0.82 - 0.3 * t
        return net(1, 4, (u, v): Point => {
          const [edge, hang] = [(u - 0.5) * 0.05 * (1 - v ** 1.6), droop * long * v * v * 1.5]
          return [0, 1, 2].map((c) => foot[c]! + (side[c]! * s * splay + ahead[c]! * (0.55 + 0.35 * t)) * long * v + ahead[c]! * edge - (c === 1 ? hang : 0)) as unknown as Point
        }, -1)
      })
      add(joined(blades), ({ v, modelX, modelZ }, matter) => {
        setColour(matter, mix(tone, [tone[0] * 1.5 + 0.06, tone[1] * 1.25 + 0.04, tone[2]], 0.5 * v), 0.8 + 0.3 * noise.at(modelX * 9, modelZ * 9 + k) + 0.16 * v)
        matter.rough = 0.42
        matter.metal = 0
        matter.coat = 0.1
        matter.glow = 0.12
      })
    }
  }
  return parts
}

export const paintPalm = modelled((spec, draw, noise) => palmParts(lightColour(spec, 'tree') ?? mix(hex('#3f7d33'), hex('#5d8f35'), draw()), noise, draw), (random) => ({ yaw: (random() - 0.5) * 0.9, pitch: 0.02, distance: 2.6 }))
