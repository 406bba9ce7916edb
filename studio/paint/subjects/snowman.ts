import { hex, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import { pick } from '../brush/pigment.ts'
import { blob, ball } from '../solid/blob.ts'
import { setDown, type Mesh, type Placing, type Point } from '../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../solid/model.ts'
import { ellipsoid, lathe, tube } from '../solid/shapes.ts'
import type { Random } from '../../pixels/random.ts'

const SCARVES = ['#b3202a', '#1f6b4a', '#22508f', '#c9711f'] as const
const COAL = plain('#14151a', { rough: 0.7 })
/** Snow pushed together at its foot: [x, z, radius]. */
const HEAP = [[0.62, 0.1, 0.3], [-0.6, 0.16, 0.32], [0.2, 0.6, 0.3], [-0.25, 0.56, 0.3], [-0.15, -0.5, 0.34], [0.45, -0.4, 0.3], [0.85, 0.3, 0.24], [-0.85, 0.34, 0.25]] as const
const WOOD = plain('#4a3322', { rough: 0.85 })

/** Three balls of snow in a hat and a scarf, 2.6 units high, looking along z. */
export function snowmanParts(own: Rgb | undefined, noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const scarf = own ?? hex(pick(random, SCARVES))
  const snow: Paint = ({ x, y, z }, matter) => {
    const grain = noise.at(x * 50 + z * 30, y * 50 - z * 20)
    setColour(matter, [0.87, 0.9, 0.95], 0.97 + 0.03 * noise.fbm(x * 3, y * 3 + z * 2, 3) + 0.03 * grain)
    matter.rough = 0.75
    matter.metal = 0
    matter.coat = 0.03
    matter.glow = 0.03
  }
  const packed: Part['relief'] = ({ x, y, z }) => 0.02 * noise.fbm(x * 3 + z * 2, y * 3 - z, 2) + 0.003 * noise.at(x * 30 + z * 20, y * 30 - z * 17)
  add(setDown(blob([ball([0, 0.5, 0], 0.62), ball([0, 1.28, 0], 0.46), ball([0, 1.88, 0.02], 0.345), ...HEAP.map(([x, z, r]) => ball([x, -0.2, z], r))], 0.16, 0.045), -0.08), snow, {}, packed)
  // Coal, and a carrot.
  for (const side of [-1, 1]) add(ellipsoid(0.046, 0.05, 0.036, 16), COAL, { x: side * 0.125, y: 1.97, z: 0.335 })
  for (let k = -2; k <= 2; k++) add(ellipsoid(0.028, 0.028, 0.022, 12), COAL, { x: k * 0.068, y: 1.735 + 0.018 * k * k, z: 0.342 - 0.008 * k * k })
  for (const [y, z] of [[1.47, 0.425], [1.27, 0.458], [1.07, 0.415]] as const) add(ellipsoid(0.045, 0.045, 0.03, 14), COAL, { y, z })
  add(lathe(Array.from({ length: 26 }, (_, i) => [0.068 * (1 - i / 25.2) ** 0.85 * (1 + 0.05 * Math.sin(i * 2.2)), (i / 25) * 0.4] as const), 24), plain('#e86f1a', { rough: 0.5, coat: 0.1 }), { y: 1.86, z: 0.33, turnX: Math.PI / 2 - 0.08, turnY: 0.3 })
  // The scarf: knitted, once round, both ends hanging.
  const knit: Paint = ({ x, y, z, u, v }, matter) => {
    const rib = 0.8 + 0.2 * Math.sin(v * 40 + u * 3) * Math.sin(u * 160)
    setColour(matter, (u * 24) % 4 > 3.1 ? [0.85, 0.82, 0.76] : scarf, rib + 0.05 * noise.at(x * 60 + z * 40, y * 60))
    matter.rough = 0.92
    matter.metal = 0
    matter.coat = 0
  }
  const ring: Point[] = Array.from({ length: 25 }, (_, k) => [0.36 * Math.sin((k / 24) * 2 * Math.PI), 1.6 + 0.025 * Math.sin((k / 24) * 4 * Math.PI), 0.02 + 0.36 * Math.cos((k / 24) * 2 * Math.PI)])
  add(tube(ring, 0.088, { rows: 90, segments: 16, flat: 0.95 }), knit)
  const ends: readonly (readonly Point[])[] = [[[0.2, 1.6, 0.36], [0.27, 1.36, 0.47], [0.3, 1.08, 0.49], [0.33, 0.86, 0.55]], [[0.16, 1.58, 0.38], [0.12, 1.4, 0.5], [0.07, 1.22, 0.5]]]
  for (const end of ends) add(tube(end, 0.115, { rows: 40, segments: 16, flat: 0.3, up: [0.15, 0.2, 1] }), knit)
  add(ellipsoid(0.1, 0.095, 0.075, 18), knit, { x: 0.19, y: 1.6, z: 0.4 })
  // Arms of twigs.
  for (const side of [-1, 1]) {
    const elbow: Point = [side * 0.72, 1.52 + 0.1 * side, 0.12]
    const tip: Point = [side * 1.0, 1.78 + 0.12 * side, 0.16]
    add(tube([[side * 0.38, 1.34, 0.04], elbow, tip], (t) => 0.032 - 0.014 * t, { rows: 16, segments: 9 }), WOOD)
    for (const [dx, dy] of [[0.16, 0.02], [0.02, 0.17]] as const) add(tube([[elbow[0] + side * 0.16, elbow[1] + 0.14, 0.14], [tip[0] + side * (dx - 0.08), tip[1] + dy - 0.06, 0.18], [tip[0] + side * dx, tip[1] + dy, 0.2]], (t) => 0.019 - 0.011 * t, { rows: 9, segments: 7, up: [0.1, 0.2, 1] }), WOOD)
  }
  // A felt hat with a ribbon.
  const felt = plain('#1c1d24', { rough: 0.85 })
  const tilt: Placing = { y: 2.13, z: -0.02, turnZ: -0.1, turnX: -0.08 }
  add(lathe([[0, 0.01], [0.5, 0], [0.52, 0.02], [0.5, 0.045], [0.32, 0.05], [0.3, 0.09], [0.285, 0.3], [0.31, 0.5], [0.3, 0.53], [0.16, 0.545], [0, 0.54]], 48), felt, tilt)
  add(lathe([[0.31, 0.06], [0.318, 0.07], [0.304, 0.16], [0.296, 0.17], [0.28, 0.1]], 48), plain(scarf, { rough: 0.4, coat: 0.2 }), tilt)
  add(lathe([[0.001, 0.6], [0.12, 0.585], [0.24, 0.56], [0.29, 0.53], [0.001, 0.52]], 32), snow, tilt, packed)
  return parts
}
