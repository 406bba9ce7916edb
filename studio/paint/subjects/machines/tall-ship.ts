import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, lathe, net, tube } from '../../solid/shapes.ts'

const SPAR = plain('#6b4526', { rough: 0.6, coat: 0.1 })
const ROPE = plain('#2b241d', { rough: 0.9 })
const GOLD = plain('#d9a33c', { rough: 0.3, metal: 0.8 })
const [STERN, BOW] = [-1.9, 1.9]
/** Masts: [x, height, half-width of the lowest yard]. */
const MASTS = [[1.0, 3.1, 0.82], [-0.1, 3.5, 0.94], [-1.15, 2.9, 0.7]] as const

/** Half the deck's width and the height of its edge along the ship. */
const breadth = (x: number) => 0.5 * (1 - (Math.max(0, x - 0.2) / 1.72) ** 2.4) * (1 - 0.3 * smoothstep(-0.6, STERN, x)) + 0.004
const sheer = (x: number) => 0.5 + 0.2 * ((x - 0.1) / 1.9) ** 2 + 0.26 * smoothstep(-1.0, -1.12, x) + 0.12 * smoothstep(1.1, 1.2, x)

/** A three-masted ship under sail, some four units long, looking along x; its waterline is at y = 0. */
export function tallShipParts(hull: Rgb, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const planks: Paint = ({ x, y, z }, matter) => {
    const board = y * 17
    const grain = noise.at(x * 5, board * 3) * 0.5 + noise.at(x * 40, board * 8) * 0.3
    const edge = sheer(x)
    const band = y > edge - 0.3 && y < edge - 0.12 && x > STERN + 0.1
    setColour(matter, band ? [0.68, 0.52, 0.26] : y < 0.1 ? [0.14, 0.07, 0.045] : hull, (0.86 + 0.24 * grain) * (0.72 + 0.28 * smoothstep(0, 0.16, board - Math.floor(board))))
    matter.rough = 0.55
    matter.metal = 0
    matter.coat = 0.14
    matter.glow = 0
    // Gun ports along the light band.
    if (band && Math.abs(y - edge + 0.21) < 0.055 && Math.abs(((x + 10) % 0.3) - 0.15) < 0.055 && x < 1.3) setColour(matter, [0.03, 0.025, 0.022])
    if (Math.abs(z) < 0.3 && x < STERN + 0.02) setColour(matter, [0.3, 0.17, 0.08])
  }
  add(net(72, 30, (u, v): Point => {
    const x = STERN + (BOW - STERN) * u
    const angle = (v - 0.5) * Math.PI
    const round = Math.abs(Math.sin(angle)) ** 0.62
    const deep = Math.cos(angle)
    const rise = sheer(x)
    return [x + 0.24 * smoothstep(0.8, 1.9, x) * (1 - deep), rise - (rise + 0.1) * deep ** 0.8, Math.sign(Math.sin(angle)) * -breadth(x) * round]
  }, 0.3), planks)
  add(net(40, 8, (u, v): Point => {
    const x = STERN + 0.02 + (BOW - STERN + 0.1) * u
    return [x, sheer(x) - 0.06, (v - 0.5) * 2 * breadth(Math.min(BOW, x)) * 0.97]
  }, 0.2), ({ z }, matter) => {
    setColour(matter, [0.42, 0.29, 0.16], 0.8 + 0.2 * smoothstep(0, 0.2, (z * 24) % 1))
    matter.rough = 0.8
  })
  for (const side of [-1, 1]) {
    add(tube(Array.from({ length: 16 }, (_, k): Point => { const x = STERN + ((BOW + 0.16 - STERN) * k) / 15; return [x, sheer(x) + 0.015, side * breadth(Math.min(BOW - 0.005, x))] }), 0.028, { rows: 60, segments: 8 }), SPAR)
    add(tube(Array.from({ length: 14 }, (_, k): Point => { const x = STERN + 0.04 + ((BOW - STERN) * k) / 13; return [x, sheer(x) - 0.32, side * breadth(Math.min(BOW - 0.005, x)) * 0.985] }), 0.017, { rows: 50, segments: 6 }), GOLD)
  }
  // The stern's windows, and the lantern.
  add(box(0.03, 0.2, 0.3, 0.01), ({ y, z }, matter) => {
    const pane = Math.abs(((z * 7 + 10.5) % 1) - 0.5) < 0.34 && Math.abs(y) < 0.1
    setColour(matter, pane ? [1, 0.66, 0.26] : [0.55, 0.38, 0.13], pane ? 0.6 : 1)
    matter.glow = pane ? 0.5 : 0
    matter.rough = 0.3
  }, { x: STERN + 0.01, y: 0.66 })
  const bowsprit: readonly Point[] = [[1.75, 0.72, 0], [2.3, 0.98, 0], [2.85, 1.2, 0]]
  add(tube(bowsprit, (t) => 0.05 - 0.03 * t, { rows: 12, segments: 10 }), SPAR)
  const cloth = (shade: number): Paint => ({ x, y, z, u, v }, matter) => {
    const seam = Math.abs(((v * 7) % 1) - 0.5) > 0.47 ? 0.9 : 1
    const reef = Math.abs(u - 0.72) < 0.008 ? 0.86 : 1
    setColour(matter, mix([0.9, 0.85, 0.74], [0.72, 0.6, 0.44], 0.3 * noise.fbm(x * 2, y * 2 + z, 3) + 0.18 * smoothstep(0.5, 1, u)), shade * seam * reef)
    matter.rough = 0.85
    matter.metal = 0
    matter.coat = 0
    matter.glow = 0.07
  }
  MASTS.forEach(([x, tall, wide]) => {
    add(tube([[x, 0.4, 0], [x - 0.03, tall * 0.6, 0], [x - 0.06, tall, 0]], (t) => 0.05 - 0.032 * t, { rows: 14, segments: 10, up: [1, 0, 0.1] }), SPAR)
    add(lathe([[0.09, 0], [0.14, 0.05], [0.14, 0.07], [0, 0.07]], 16), SPAR, { x: x - 0.03, y: tall * 0.58 })
    add(net(8, 4, (u, v) => [x - 0.06 - u * 0.34, tall + 0.02 - v * 0.08 * (1 - u) + 0.02 * Math.sin(u * 8), 0.03 * Math.sin(u * 9)], -1), plain('#b3261e', { rough: 0.8 }))
    const levels = [[0.33, 0.585, 1, 0.82], [0.61, 0.79, 0.78, 0.6], [0.81, 0.94, 0.56, 0.42]] as const
    for (const [low, high, foot, head] of levels) {
      // Yards are braced round, and sails belly forward.
      const [y0, y1] = [tall * low + 0.16, tall * high]
      add(tube([[x - 0.03 + 0.22 * head * wide, y1 + 0.02, -head * wide], [x + 0.02, y1 + 0.03, 0], [x - 0.03 - 0.22 * head * wide, y1 + 0.02, head * wide]], (t) => 0.026 - 0.016 * Math.abs(2 * t - 1), { rows: 14, segments: 8, up: [0, 1, 0.1] }), SPAR)
      add(net(18, 20, (u, v): Point => {
        const half = (head + (foot - head) * u) * wide * 0.97
        const across = v * 2 - 1
        const belly = 0.34 * wide * Math.sin(Math.PI * Math.min(1, u * 0.85 + 0.1)) * (1 - across * across * 0.85)
        return [x + 0.04 + belly - 0.22 * across * half, y1 + (y0 - y1) * u + 0.08 * u * u * (1 - across * across), across * half]
      }, -1), cloth(1))
    }
    for (const side of [-1, 1]) for (const k of [-1, 0, 1]) add(tube([[x + 0.13 * k - 0.1, sheer(x), side * breadth(x) * 0.98], [x - 0.03, tall * 0.6, 0]], 0.009, { rows: 2, segments: 5 }), ROPE)
  })
  // Jibs on the stays.
  for (const [tip, head, foot] of [[2.8, 0.86, 1.25], [2.3, 0.66, 1.12]] as const) {
    const [a, b, c]: readonly Point[] = [[tip, 0.8 + (tip - 1.75) * 0.42, 0], [1.0 - 0.05, 3.1 * head, 0], [foot, 0.92, 0.16]]
    add(net(12, 12, (u, v): Point => {
      const bulge = 0.16 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI)
      return [0, 1, 2].map((k) => (a![k]! * (1 - v) + c![k]! * v) * (1 - u) + b![k]! * u + (k === 2 ? bulge : 0)) as unknown as Point
    }, -1), cloth(0.96))
    add(tube([a!, b!], 0.008, { rows: 2, segments: 5 }), ROPE)
  }
  const stays: readonly Point[] = [[0.94, 3.08, 0], [-0.16, 3.42, 0], [-1.21, 2.82, 0], [STERN - 0.02, 0.98, 0]]
  for (let k = 1; k < stays.length; k++) add(tube([stays[k - 1]!, stays[k]!], 0.007, { rows: 2, segments: 5 }), ROPE)
  return parts
}
