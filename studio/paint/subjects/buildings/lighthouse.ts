import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { ball, blob } from '../../solid/blob.ts'
import { setDown, type Mesh, type Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, tube } from '../../solid/shapes.ts'

const IRON = plain('#2a2d31', { rough: 0.45, metal: 0.5 })
const WHITE: Rgb = [0.84, 0.82, 0.77]

/** A banded tower on its rock, four units high, with the keeper's house; `lamp` is how brightly it burns. */
export function lighthouseParts(band: Rgb, lamp: number, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at?: Placing, relief?: Part['relief']) => parts.push({ mesh, paint, ...(at && { at }), ...(relief && { relief }) })
  const wall: Paint = ({ x, y, z, v }, matter) => {
    const stripe = smoothstep(-0.03, 0.03, Math.sin(((y - 0.1) / 2.7) * 5 * Math.PI))
    const streak = noise.fbm(v * 30, y * 0.8, 3)
    setColour(matter, mix(WHITE, band, stripe), 0.94 + 0.1 * streak - 0.16 * smoothstep(0.5, 0, y))
    const angle = Math.atan2(z, x)
    const window = (level: number, turn: number) => (Math.abs(angle - turn) < 0.16 - 0.3 * Math.max(0, y - level - 0.06) && Math.abs(y - level) < 0.13 ? 1 : 0)
    if (window(0.78, 0.95) || window(1.46, 1.25) || window(2.1, 0.95)) setColour(matter, lamp > 0.8 ? [1, 0.72, 0.3] : [0.05, 0.06, 0.08])
    matter.glow = lamp > 0.8 && (window(0.78, 0.95) || window(1.46, 1.25) || window(2.1, 0.95)) ? 0.9 : 0
    matter.rough = 0.55
    matter.metal = 0
    matter.coat = 0.1
  }
  add(lathe([[0.62, 0], [0.56, 0.3], [0.5, 0.8], [0.45, 1.4], [0.405, 2], [0.37, 2.6], [0.37, 2.72], [0.44, 2.82], [0, 2.82]], 64), wall)
  add(lathe([[0, 2.8], [0.58, 2.82], [0.6, 2.86], [0.58, 2.9], [0, 2.9]], 48), plain('#d8d4ca', { rough: 0.6 }))
  for (let k = 0; k < 22; k++) {
    const [c, s] = [Math.cos((k / 22) * 2 * Math.PI) * 0.55, Math.sin((k / 22) * 2 * Math.PI) * 0.55]
    add(tube([[c, 2.88, s], [c, 3.08, s]], 0.011, { rows: 2, segments: 6, up: [1, 0, 0.1] }), IRON)
  }
  for (const y of [2.99, 3.08]) add(lathe([[0.545, y - 0.012], [0.56, y - 0.012], [0.56, y + 0.012], [0.545, y + 0.012]], 48), IRON)
  // The lantern: panes in a frame round a lens.
  add(lathe([[0.3, 2.9], [0.3, 3.02], [0.27, 3.03]], 32), plain(band, { rough: 0.4, coat: 0.5 }))
  const glow = 0.25 + lamp * 1.6
  add(lathe([[0.26, 3.03], [0.26, 3.42]], 32), ({ y, v }, matter) => {
    const frame = Math.abs(((v * 10) % 1) - 0.5) > 0.44 || Math.abs(y - 3.225) < 0.012
    const core = smoothstep(0.2, 0, Math.abs(y - 3.22))
    setColour(matter, frame ? [0.02, 0.02, 0.022] : [1, 0.86 - 0.2 * (1 - core), 0.55 - 0.3 * (1 - core)], frame ? 1 : 0.4 + 0.6 * core)
    matter.rough = 0.1
    matter.metal = 0
    matter.coat = frame ? 0 : 0.5
    matter.glow = frame ? 0 : glow * (0.35 + 0.65 * core)
  })
  add(lathe([[0.34, 3.41], [0.33, 3.46], [0.28, 3.58], [0.18, 3.7], [0.06, 3.77], [0.05, 3.82], [0, 3.82]], 40), plain(band, { rough: 0.35, coat: 0.7 }))
  add(ellipsoid(0.06, 0.06, 0.06, 14), IRON, { y: 3.85 })
  add(tube([[0, 3.85, 0], [0, 4.1, 0]], 0.012, { rows: 2, segments: 6, up: [1, 0, 0.1] }), IRON)
  // The door, and the keeper's house.
  add(box(0.13, 0.22, 0.06, 0.02), plain('#5a3420', { rough: 0.6 }), { x: 0.16, y: 0.2, z: 0.58, turnY: 0.26 })
  add(box(0.42, 0.3, 0.34, 0.015), (spot, matter) => {
    const pane = Math.abs(Math.abs(spot.x + 0.02) - 0.2) < 0.085 && Math.abs(spot.y - 0.02) < 0.11 && spot.z > 0.3
    setColour(matter, pane ? (lamp > 0.8 ? [1, 0.7, 0.28] : [0.06, 0.08, 0.1]) : WHITE, pane ? 1 : 0.92)
    matter.glow = pane && lamp > 0.8 ? 0.9 : 0
    matter.rough = pane ? 0.1 : 0.75
    matter.coat = pane ? 0.6 : 0
    matter.metal = 0
  }, { x: -0.94, y: 0.27, z: 0.16 })
  for (const side of [-1, 1]) add(box(0.48, 0.028, 0.27, 0.012), plain(mix(band, [0.12, 0.1, 0.1], 0.35), { rough: 0.6 }), { x: -0.94, y: 0.67, z: 0.16 + side * 0.2, turnX: side * 0.66 })
  for (const side of [-1, 1]) add(lathe([[0, 0], [0.24, 0], [0.001, 0.3]], 4), plain(WHITE, { rough: 0.75 }), { x: -0.94 + side * 0.38, y: 0.54, z: 0.16, size: [0.2, 1, 1.35] })
  add(box(0.07, 0.16, 0.07, 0.01), plain('#8a4a36', { rough: 0.8 }), { x: -1.14, y: 0.86, z: 0.16 })
  // The rock.
  const rocks = setDown(blob([[-0.4, -0.34, 0.1, 0.62], [0.35, -0.38, 0.1, 0.62], [-1.05, -0.36, 0.2, 0.52], [0.9, -0.46, 0.15, 0.5], [-0.1, -0.44, 0.62, 0.5], [-1.5, -0.5, 0.2, 0.4], [0.4, -0.5, 0.75, 0.42], [-0.9, -0.5, 0.75, 0.42], [1.3, -0.55, 0.1, 0.34]].map(([x, y, z, r]) => ball([x!, y!, z!], r!)), 0.16, 0.06), -0.5)
  add(rocks, ({ x, y, z }, matter) => {
    const crack = noise.fbm(x * 4 + z * 3, y * 6 - z * 2, 3)
    const turf = smoothstep(0.02, 0.2, y + 0.16 + 0.14 * crack)
    setColour(matter, mix([0.2 + 0.1 * crack, 0.18 + 0.09 * crack, 0.165 + 0.08 * crack], [0.13, 0.2, 0.06], turf * 0.85), 0.85 + 0.35 * crack)
    matter.rough = 0.9
    matter.metal = 0
    matter.coat = 0
  }, undefined, ({ x, y, z }) => 0.09 * noise.fbm(x * 3.4 + z * 2, y * 5 - z * 3, 3))
  return parts
}
