import { hex, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob } from '../../solid/blob.ts'
import { setDown, type Mesh, type Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, net, tube } from '../../solid/shapes.ts'
import { coneRoof, stone, stoneRelief, towerWall } from './masonry.ts'

/** Towers: [x, z, radius, height, height of the roof, where its foot is]. */
const TOWERS = [
  [-1.25, 0.55, 0.3, 1.05, 0.75, 0], [1.25, 0.55, 0.3, 1.05, 0.75, 0], [-0.42, 0.72, 0.24, 1.15, 0.62, 0], [0.42, 0.72, 0.24, 1.15, 0.62, 0],
  [-1.1, -0.5, 0.27, 1.5, 0.8, 0], [1.12, -0.45, 0.26, 1.7, 0.82, 0], [0, -0.2, 0.42, 2.15, 1.05, 0], [-0.55, -0.2, 0.24, 1.9, 0.72, 0], [0.6, -0.25, 0.22, 2.25, 0.7, 0],
  [0.3, 0.15, 0.15, 2.0, 0.55, 0.1], [-0.28, 0.18, 0.13, 1.75, 0.5, 0.1],
] as const

const [GRASS, CLIFF, ROAD] = [hex('#5f8a3c'), hex('#7d766c'), hex('#b59a70')]

/** A castle of towers on its hill, some four units high; `lit` windows burn by night. */
export function castleParts(wall: Rgb, roof: Rgb, lit: boolean, noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const slates: Paint = ({ y, u, v }, matter) => {
    const row = Math.floor(y * 26)
    const tile = v * 40 + (row % 2) * 0.5
    const lip = smoothstep(0, 0.3, y * 26 - row) * (0.86 + 0.14 * smoothstep(0.02, 0.12, Math.abs(tile - Math.floor(tile) - 0.5)))
    setColour(matter, roof, (0.66 + 0.4 * lip) * (0.92 + 0.16 * noise.at(v * 50, row * 1.7)) * (u < 0.05 ? 0.5 : 1))
    matter.rough = 0.5
    matter.metal = 0
    matter.coat = 0.12
  }
  const pane = (spot: { x: number; y: number; z: number }, radius: number, height: number) => {
    const angle = Math.atan2(spot.z, spot.x)
    const turn = Math.abs(((angle + 10 * Math.PI) % (Math.PI / 2)) - Math.PI / 4) * radius
    const t = ((spot.y + 0.05) % 0.48) - 0.24
    return spot.y > 0.3 && spot.y < height - radius * 0.8 && turn < 0.034 - 0.3 * Math.max(0, t - 0.03) && Math.abs(t) < 0.085
  }
  for (const [x, z, radius, height, roofed, foot] of TOWERS) {
    add(towerWall(radius, height), (spot, matter) => {
      const angle = Math.atan2(spot.z, spot.x)
      // Battlements: gaps in the crown.
      const gap = spot.y > height - radius * 0.2 && Math.sin(angle * 12) > 0.15
      stone(spot, matter, wall, noise)
      if (gap) setColour(matter, wall, 0.28)
      if (!pane(spot, radius, height)) return
      setColour(matter, lit ? [1, 0.66, 0.24] : [0.03, 0.035, 0.05])
      matter.glow = lit ? 1 : 0
      matter.rough = 0.2
    }, { x, y: foot, z, turnY: random() * 0.4 - 0.2 }, stoneRelief())
    add(coneRoof(radius * 1.22, roofed), slates, { x, y: foot + height - radius * 0.06, z })
    add(ellipsoid(0.022, 0.03, 0.022, 8), plain('#e8c25a', { metal: 0.9, rough: 0.25 }), { x, y: foot + height + roofed - 0.04, z })
    if (height < 1.4) continue
    const top = foot + height + roofed - 0.04
    add(tube([[x, top, z], [x, top + 0.26, z]], 0.007, { rows: 2, segments: 6, up: [1, 0, 0.1] }), plain('#40372f'), {})
    add(net(10, 4, (u, v) => [x + u * 0.26, top + 0.25 - v * 0.11 * (1 - 0.45 * u) + 0.012 * Math.sin(u * 7), z + 0.03 * Math.sin(u * 8)], -1), plain(mix(roof, [0.85, 0.12, 0.1], 0.65), { rough: 0.6 }), {})
  }
  const course: Paint = (spot, matter) => stone(spot, matter, wall, noise)
  const curtain = (x: number, z: number, half: number, height: number, turn: number) => {
    add(box(half, height / 2, 0.09, 0.01), course, { x, y: height / 2, z, turnY: turn })
    for (let k = 0; k < Math.round(half * 11); k++) {
      const along = -half + ((k + 0.5) * 2 * half) / Math.round(half * 11)
      add(box(0.045, 0.055, 0.1, 0.006), course, { x: x + along * Math.cos(turn), y: height + 0.04, z: z - along * Math.sin(turn), turnY: turn })
    }
  }
  curtain(-0.84, 0.66, 0.36, 0.72, 0)
  curtain(0.84, 0.66, 0.36, 0.72, 0)
  curtain(-1.2, 0, 0.5, 0.8, Math.PI / 2)
  curtain(1.2, 0, 0.5, 0.8, Math.PI / 2)
  curtain(0, 0.78, 0.3, 0.92, 0)
  add(box(0.62, 0.75, 0.45, 0.02), course, { y: 0.75, z: -0.12 })
  // The gate under its arch, and the way up to it.
  add(box(0.16, 0.2, 0.03, 0.01), plain('#3c2616', { rough: 0.7 }), { y: 0.2, z: 0.87 })
  add(ellipsoid(0.16, 0.16, 0.03, 18), plain('#3c2616', { rough: 0.7 }), { y: 0.4, z: 0.865 })
  add(ellipsoid(0.2, 0.2, 0.02, 18), plain(mix(wall, [0.2, 0.2, 0.22], 0.5), { rough: 0.8 }), { y: 0.41, z: 0.862 })
  const hill = setDown(blob([ball([0, -1.1, 0.1], 1.35), ball([-1.0, -0.85, 0.25], 0.95), ball([1.05, -0.85, 0.2], 0.95), ball([0, -0.75, 0.85], 0.72), ball([-1.7, -0.95, 0.2], 0.62), ball([1.75, -0.98, 0.2], 0.62)], 0.3, 0.075), -0.46)
  add(hill, ({ x, y, z }, matter) => {
    const rough = noise.fbm(x * 3 + z, y * 3 - z * 2, 2)
    const cliff = smoothstep(-0.3, -0.6, y + 0.25 * rough)
    const road = smoothstep(0.17, 0.12, Math.abs(x - 0.35 * Math.sin((z - 0.8) * 2.6))) * smoothstep(0.7, 0.9, z)
    setColour(matter, mix(mix(GRASS, CLIFF, cliff), ROAD, road * 0.9), 0.85 + 0.5 * rough)
    matter.rough = 0.95
    matter.metal = 0
    matter.coat = 0
  }, {}, ({ x, y, z }) => 0.07 * noise.fbm(x * 4 + z * 3, y * 6 - z * 3, 2))
  for (let k = 0; k < 46; k++) {
    const [angle, r] = [Math.PI * (0.02 + 0.96 * random()), 1.15 + 0.65 * random()]
    const [x, z] = [Math.cos(angle) * r * 1.15, 0.25 + Math.sin(angle) * r * 0.62]
    if (Math.abs(x) < 0.28) continue
    const y = -0.14 - 0.3 * Math.max(0, r - 1.15) - 0.06 * Math.abs(x)
    add(coneRoof(0.1 + 0.04 * random(), 0.26 + 0.16 * random()), plain(mix(hex('#2f5a30'), hex('#4d7a36'), random()), { rough: 0.95 }), { x, y, z })
  }
  return parts
}
