import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { Placing, Point } from '../solid/mesh.ts'
import { plain, setColour, type Part } from '../solid/model.ts'
import { ellipsoid, tube } from '../solid/shapes.ts'
import { modelled } from './modelled.ts'
import { lightColour } from './stage.ts'

const RIBS = 15
const [SPINE, CORK, FLOWER, HEART]: readonly Rgb[] = [hex('#e3d6ac'), hex('#8f7a58'), hex('#f4f0dc'), hex('#e8b93c')]

/** A saguaro, four units high: ribs with spines along them, arms that turn up, pale flowers on some crowns. */
function cactusParts(skin: Rgb, noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Part['mesh'], paint: Part['paint'], at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const limb = (spine: readonly Point[], thick: number, length: number, seed: number, corky: number) => {
    // The stem's foot is flat on the ground, an arm's is in the stem.
    const round = (t: number) => (t === 0 && corky ? 0.02 : thick * (1 - 0.14 * t - 0.2 * smoothstep(0.85, 1, t)))
    const rib = (v: number) => 0.5 + 0.5 * Math.cos(v * RIBS * 2 * Math.PI)
    add(tube(spine, round, { rows: 72, segments: 64, up: [0.03, 0.05, 1] }), ({ u, v }, matter) => {
      const crest = rib(v)
      const blotch = noise.fbm(v * 7 + seed, u * 9 * length, 3)
      setColour(matter, mix(mix(skin, [skin[0] * 0.3, skin[1] * 0.34, skin[2] * 0.3], 0.75 * (1 - crest) ** 1.3), CORK!, corky * smoothstep(0.16, 0, u) * (0.7 + blotch)), 0.9 + 0.35 * blotch)
      // Tufts of spines in a row on each rib.
      const row = (u * length * 15 + (Math.floor(v * RIBS + 0.5) % 2) * 0.5) % 1
      const tuft = smoothstep(0.86, 0.97, crest) * smoothstep(0.42, 0.2, Math.abs(row - 0.5))
      if (tuft > 0) setColour(matter, mix([skin[0], skin[1], skin[2]], SPINE!, 0.85 * tuft), 1)
      matter.rough = 0.62
      matter.metal = 0
      matter.coat = 0.06
    }, {}, ({ u, v }) => thick * 0.16 * (rib(v) - 0.5) * smoothstep(0, 0.03, 1 - u) + 0.006 * noise.at(v * 40, u * 60))
  }
  const bloom = ([x, y, z]: Point, thick: number) => {
    for (let k = 0; k < 6; k++) {
      if (random() < 0.45) continue
      const turn = k * 1.05 + random()
      const at = { x: x + Math.cos(turn) * thick * 0.5, y: y + thick * 0.3, z: z + Math.sin(turn) * thick * 0.5 }
      add(ellipsoid(0.062, 0.05, 0.062, 12), plain(FLOWER!, { rough: 0.6, glow: 0.1 }), at)
      add(ellipsoid(0.03, 0.03, 0.03, 8), plain(HEART!, { rough: 0.6 }), { ...at, y: at.y + 0.04 })
    }
  }
  const tall = 3.55 + 0.4 * random()
  const lean = (random() - 0.5) * 0.16
  limb([[0, 0, 0], [lean * 0.2, tall * 0.4, 0], [lean * 0.7, tall * 0.75, 0.02], [lean, tall, 0]], 0.33, tall, 0, 0.8)
  bloom([lean, tall, 0], 0.33)
  const first = random() < 0.5 ? -1 : 1
  const arms = 2 + Math.floor(random() * 2)
  for (let k = 0; k < arms; k++) {
    const side = k % 2 ? -first : first
    const from = tall * (k === 2 ? 0.62 : 0.34 + 0.17 * k + 0.06 * random())
    const out = (0.72 + 0.22 * random()) * (k === 2 ? 0.78 : 1)
    const up = (k === 2 ? 0.7 : 1.05) + 0.55 * random()
    const turn = (random() - 0.5) * 0.9 + (k === 2 ? 0.9 : 0)
    const at = (r: number, y: number): Point => [side * r * Math.cos(turn), from + y, r * Math.sin(turn)]
    const thick = 0.2 + 0.04 * random()
    limb([at(0.12, -0.02), at(out * 0.55, 0.02), at(out * 0.92, 0.16), at(out * 1.04, 0.5), at(out * 1.05, up * 0.75), at(out * 1.02, up)], thick, out + up, 9 + k * 7, 0)
    bloom(at(out * 1.02, up), thick)
  }
  return parts
}

export const paintCactus = modelled((spec, draw, noise) => cactusParts(lightColour(spec, 'tree') ?? mix(hex('#5c7f45'), hex('#6f8f5c'), draw()), noise, draw), (random) => ({ yaw: (random() - 0.5) * 0.7, pitch: 0.02, distance: 2.8 }))
