import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { lathe, net, tube } from '../../solid/shapes.ts'

const WHITE: Rgb = [0.82, 0.83, 0.85]
const GREY = plain('#b9bec6', { rough: 0.32, metal: 0.3, coat: 0.3 })

/** A wing from its root to its tip: [x of the leading edge, y, z, chord, thickness]. */
type Station = readonly [x: number, y: number, z: number, chord: number, thick: number]

function wing(root: Station, tip: Station, upright = false): Mesh {
  return net(14, 24, (u, v): Point => {
    const [x, y, z, chord, thick] = root.map((value, k) => value + (tip[k]! - value) * u) as unknown as Station
    const angle = v * 2 * Math.PI
    // A round nose and a sharp tail.
    const back = (1 - Math.cos(angle)) / 2
    const half = Math.sin(angle) * thick * (1 - back * 0.75) * (u > 0.97 ? 0.3 : 1)
    return upright ? [x - chord * back, y, z + half] : [x - chord * back, y + half, z]
  })
}

/** Windows in a row, a door, a stripe and the pilots' panes on white lacquer. */
const hull = (accent: Rgb, lit: boolean): Paint => ({ x, y, z }, matter) => {
  const swoosh = smoothstep(-0.02, 0.02, -x - 0.85 + (y + 0.1) * 0.9)
  const stripe = smoothstep(0.012, 0.004, Math.abs(y + 0.035)) * (x < 1.2 ? 1 : 0)
  setColour(matter, mix(mix(WHITE, [0.5, 0.53, 0.58], smoothstep(-0.07, -0.1, y)), accent, Math.max(swoosh, stripe)))
  matter.rough = 0.28
  matter.metal = 0
  matter.coat = 0.8
  const row = ((x * 15) % 1 + 1) % 1
  const pane = Math.abs(y - 0.035) < 0.02 && Math.abs(row - 0.5) < 0.19 && x > -1.05 && x < 1.12
  const cockpit = x > 1.3 && x < 1.43 && y > 0.045 && y < 0.1 && Math.abs(((Math.abs(z) * 14) % 1) - 0.5) < 0.42
  const door = Math.abs(Math.abs(x - 1.2) - 0.035) < 0.004 && Math.abs(y - 0.01) < 0.075
  if (door) setColour(matter, WHITE, 0.55)
  if (!pane && !cockpit) return
  setColour(matter, lit && pane ? [1, 0.82, 0.5] : [0.02, 0.025, 0.035])
  matter.glow = lit && pane ? 0.9 : 0
  matter.rough = 0.08
}

/** An airliner in flight, three units long, its nose along x. */
export function airlinerParts(accent: Rgb, lit: boolean): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at?: Placing) => parts.push({ mesh, paint, ...(at && { at }) })
  const girth = (t: number) => 0.175 * Math.min(1, Math.sqrt(Math.max(0.004, 1 - (Math.max(0, 0.13 - t) / 0.1303) ** 2))) * (1 - 0.86 * smoothstep(0.62, 1, t) ** 1.3)
  add(tube([[1.5, -0.03, 0], [1.1, 0, 0], [0.3, 0, 0], [-0.6, 0, 0], [-1.2, 0.055, 0], [-1.62, 0.11, 0]], girth, { rows: 90, segments: 40 }), hull(accent, lit))
  const livery = plain(accent, { rough: 0.3, coat: 0.7 })
  add(wing([-1.06, 0.12, 0, 0.5, 0.028], [-1.5, 0.72, 0, 0.24, 0.014], true), livery)
  for (const side of [-1, 1]) {
    add(wing([0.48, -0.09, side * 0.1, 0.78, 0.055], [-0.36, 0.06, side * 1.5, 0.2, 0.014]), GREY)
    add(wing([-0.37, 0.06, side * 1.5, 0.18, 0.012], [-0.52, 0.26, side * 1.58, 0.08, 0.006]), livery)
    add(wing([-1.22, 0.1, side * 0.05, 0.34, 0.02], [-1.54, 0.15, side * 0.58, 0.15, 0.01]), GREY)
    const engine: Placing = { x: 0.2, y: -0.21, z: side * 0.52, turnZ: -Math.PI / 2 }
    add(lathe([[0.055, -0.26], [0.085, -0.2], [0.115, 0], [0.118, 0.16], [0.112, 0.21], [0.1, 0.215], [0.096, 0.19]], 36), ({ y }, matter) => {
      setColour(matter, y > 0.17 ? [0.6, 0.62, 0.65] : y < -0.19 ? [0.16, 0.15, 0.15] : WHITE)
      matter.rough = 0.25
      matter.metal = y > 0.17 || y < -0.19 ? 0.9 : 0
      matter.coat = y > 0.17 ? 0 : 0.6
    }, engine)
    add(lathe([[0.1, 0.17], [0.03, 0.175], [0, 0.2]], 36), ({ x, z }, matter) => {
      const blade = Math.abs(((Math.atan2(z, x) * 9) / Math.PI) % 1)
      setColour(matter, [0.05, 0.055, 0.06], 0.5 + blade)
      matter.rough = 0.3
      matter.metal = 0.8
      matter.coat = 0
    }, engine)
    add(wing([0.3, -0.12, side * 0.5, 0.42, 0.016], [0.32, -0.06, side * 0.54, 0.42, 0.016]), GREY)
    add(lathe([[0, -0.012], [0.012, 0], [0, 0.012]], 8), plain(side > 0 ? '#30ff50' : '#ff3030', { glow: lit ? 2 : 0.4 }), { x: -0.4, y: 0.09, z: side * 1.52 })
  }
  return parts
}
