import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, net, tube } from '../../solid/shapes.ts'
import { stone, stoneRelief } from './masonry.ts'

const [WHITE, TIMBER, DARK] = [plain('#e8e4da', { rough: 0.7 }), plain('#5c4026', { rough: 0.85 }), plain('#2f2a26', { rough: 0.8 })]
const THATCH: Rgb = [0.2, 0.155, 0.1]
/** The sails' hub. */
const HUB = { y: 3.02, z: 0.74 } as const

/** A Dutch mill: brick below, a gallery, a thatched octagon, a cap with four sails; five units high, its sails towards z. */
export function windmillParts(brick: Rgb, lit: boolean, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const window = (y: number, angle: number, level: number, turn: number, half = 0.085) => Math.abs(y - level) < 0.13 && Math.abs(angle - turn) < half
  const glass = (matter: Parameters<Paint>[1]) => {
    setColour(matter, lit ? [1, 0.64, 0.24] : [0.05, 0.07, 0.1])
    matter.rough = 0.12
    matter.coat = lit ? 0 : 0.7
    matter.glow = lit ? 1 : 0
  }
  add(lathe([[1.06, 0], [0.94, 1.1], [0.92, 1.16], [0, 1.16]], 64), (spot, matter) => {
    stone(spot, matter, brick, noise, 0.075)
    matter.glow = 0
    const angle = Math.atan2(spot.z, spot.x)
    for (const turn of [0.75, 2.35]) {
      if (window(spot.y, angle, 0.62, turn, 0.13)) setColour(matter, [0.82, 0.8, 0.74])
      if (window(spot.y, angle, 0.62, turn, 0.105) && Math.abs(angle - turn) > 0.012 && Math.abs(spot.y - 0.62) > 0.012 && Math.abs(spot.y - 0.62) < 0.11) glass(matter)
    }
  }, {}, stoneRelief(0.075))
  add(box(0.22, 0.36, 0.05, 0.015), WHITE, { y: 0.36, z: 1.03, turnX: -0.1 })
  add(box(0.175, 0.32, 0.05, 0.01), ({ x }, matter) => {
    setColour(matter, [0.06, 0.2, 0.12], Math.abs((x * 18) % 1) < 0.12 ? 0.5 : 1)
    matter.rough = 0.5
    matter.coat = 0.2
  }, { y: 0.34, z: 1.05, turnX: -0.1 })
  // The gallery.
  add(lathe([[0.86, 1.13], [1.36, 1.16], [1.36, 1.2], [0.86, 1.2]], 48), TIMBER)
  for (let k = 0; k < 28; k++) {
    const [c, s] = [Math.cos((k / 28) * 2 * Math.PI), Math.sin((k / 28) * 2 * Math.PI)]
    add(tube([[c * 1.33, 1.18, s * 1.33], [c * 1.33, 1.46, s * 1.33]], 0.017, { rows: 2, segments: 6, up: [1, 0, 0.1] }), WHITE)
    if (k % 2 === 0) add(tube([[c * 0.93, 0.86, s * 0.93], [c * 1.3, 1.15, s * 1.3]], 0.026, { rows: 2, segments: 6 }), TIMBER)
  }
  for (const y of [1.34, 1.46]) add(lathe([[1.315, y - 0.014], [1.345, y - 0.014], [1.345, y + 0.014], [1.315, y + 0.014]], 48), WHITE)
  // Thatch on eight sides.
  add(lathe([[0.9, 1.18], [0.86, 1.3], [0.74, 2.0], [0.63, 2.72], [0.67, 2.74], [0.67, 2.8], [0, 2.8]], 8), ({ x, y, z, v }, matter) => {
    const straw = noise.at(v * 220, y * 5) * 0.5 + noise.at(v * 90, y * 2.4)
    const edge = smoothstep(0.06, 0, Math.abs(((v * 8) % 1) - 0.5) < 0.44 ? 1 : 0.02)
    setColour(matter, y > 2.72 ? [0.72, 0.7, 0.64] : mix(THATCH, [0.31, 0.25, 0.16], 0.5 + 0.5 * straw), (0.9 + 0.18 * straw) * (1 - 0.2 * edge))
    matter.rough = 0.95
    matter.metal = 0
    matter.coat = 0
    matter.glow = 0
    const angle = Math.atan2(z, x)
    for (const [level, turn] of [[1.85, 1.57], [2.4, 1.57], [2.05, 0.4], [2.05, 2.75]] as const) {
      if (window(y, angle, level, turn, 0.17) && Math.abs(y - level) < 0.14) setColour(matter, [0.8, 0.78, 0.72])
      if (window(y, angle, level, turn, 0.125) && Math.abs(y - level) < 0.1) glass(matter)
    }
  }, { turnY: Math.PI / 8 }, ({ y, v }) => 0.012 * noise.at(v * 220, y * 5))
  // The cap, rounded like a boat turned over.
  add(net(26, 40, (u, v) => {
    const [a, lift] = [v * 2 * Math.PI, u * Math.PI * 0.5]
    const long = 1 + 0.16 * Math.max(0, Math.sin(a))
    return [Math.cos(a) * 0.74 * Math.cos(lift) ** 0.55, 2.78 + 0.62 * Math.sin(lift) ** 1.25, -Math.sin(a) * 0.74 * long * Math.cos(lift) ** 0.55]
  }), ({ x, y, z }, matter) => {
    const row = y * 16
    setColour(matter, mix(THATCH, [0.26, 0.21, 0.15], noise.at(x * 30, row + z * 30)), 0.62 + 0.4 * smoothstep(0, 0.4, row - Math.floor(row)))
    matter.rough = 0.9
    matter.metal = 0
    matter.coat = 0
    matter.glow = 0
  })
  add(box(0.3, 0.22, 0.08, 0.02), plain('#1f5a3a', { rough: 0.5, coat: 0.2 }), { y: 2.98, z: 0.62 })
  add(tube([[0, HUB.y, 0.4], [0, HUB.y, 1.0]], 0.075, { rows: 2, segments: 14 }), DARK)
  add(ellipsoid(0.11, 0.11, 0.09, 16), plain('#b8322a', { rough: 0.4, coat: 0.4 }), { y: HUB.y, z: 1.0 })
  const canvas: Paint = ({ x, y }, matter) => {
    setColour(matter, [0.82, 0.78, 0.68], 0.92 + 0.1 * noise.fbm(x * 3, y * 3, 2))
    matter.rough = 0.85
    matter.metal = 0
    matter.coat = 0
    matter.glow = 0.05
  }
  for (let arm = 0; arm < 4; arm++) {
    const turnZ = 0.42 + (arm * Math.PI) / 2
    const at: Placing = { y: HUB.y, z: 0.96, turnZ }
    add(box(0.045, 1.06, 0.035, 0.01), TIMBER, { y: HUB.y + 1.0 * Math.cos(turnZ), x: -1.0 * Math.sin(turnZ), z: 0.96, turnZ })
    for (const x of [0.26, 0.5]) add(tube([[x, 0.42, 0.02], [x, 2.04, 0.02]], 0.018, { rows: 2, segments: 6, up: [1, 0, 0.1] }), TIMBER, at)
    for (let k = 0; k <= 13; k++) add(tube([[-0.09, 0.44 + k * 0.122, 0.02], [0.51, 0.44 + k * 0.122, 0.02]], 0.0145, { rows: 2, segments: 6 }), TIMBER, at)
    add(net(14, 6, (u, v) => [0.04 + v * 0.4, 0.45 + u * 1.58, -0.015 - 0.03 * Math.sin(v * Math.PI)], -1), canvas, at)
  }
  return parts
}
