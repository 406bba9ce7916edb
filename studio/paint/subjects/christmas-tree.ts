import { hex, mix, type Rgb } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import type { SubjectPainter } from '../painter.ts'
import type { Mesh, Placing, Point } from '../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../solid/model.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { box, ellipsoid, lathe, net, plate, tube } from '../solid/shapes.ts'

const TIERS = 13
const HEIGHT = 3.1
const TIPS = hex('#7fa65c')
const BALLS = ['#c4161c', '#e0a526', '#c9ccd2', '#1d4fa0', '#c4161c', '#e0a526'] as const
const LIGHTS: readonly Rgb[] = [[1, 0.72, 0.3], [1, 0.25, 0.18], [0.3, 0.75, 1], [0.45, 1, 0.4], [1, 0.72, 0.3]]
const GIFTS = [['#b3202a', '#e8c25a', -0.72, 0.5, 0.23], ['#2f6b4a', '#e9e2d0', 0.66, 0.62, 0.27], ['#e6dfcf', '#b3202a', -0.12, 0.86, 0.2], ['#30508c', '#dfe3ea', 0.28, 0.98, 0.16]] as const

/** How far the boughs reach at a height, 0 (foot) .. 1 (tip). */
const reachAt = (t: number) => 1.12 * (1 - t) ** 0.92 + 0.05

/** A fir hung with balls and lights, a star on its tip and presents at its foot; snow lies on it in winter. */
function firParts(snowy: boolean, random: Random, checkCancelled: () => void): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at?: Placing, sheer?: boolean) => parts.push({ mesh, paint, ...(at && { at }), ...(sheer && { sheer: true as const }) })
  add(lathe([[0.15, 0], [0.13, 0.5], [0.1, 1], [0, 3]], 20), plain('#4c3423', { rough: 0.9 }))
  for (let tier = 0; tier < TIERS; tier++) {
    checkCancelled()
    const t = tier / (TIERS - 1)
    const boughs = Math.round(17 - 9 * t)
    for (let k = 0; k < boughs; k++) {
      const [turn, vary] = [((k + random() * 0.5) / boughs) * 2 * Math.PI + tier * 0.7, 0.86 + 0.28 * random()]
      const reach = reachAt(t) * vary
      const [c, s, y] = [Math.cos(turn), Math.sin(turn), 0.42 + (HEIGHT - 0.5) * t]
      const tone = 0.72 + 0.5 * random()
      const green = mix(hex('#14402a'), hex('#3d6d34'), random() * 0.8)
      // Three feathers of needles about the bough.
      for (const lean of [-0.75, 0, 0.75]) {
        add(net(22, 2, (u, v): Point => {
          const out = reach * (0.06 + 0.94 * u)
          const needle = u * 22 % 2 < 1 ? 1 : 0.42
          const wide = (v - 0.5) * 2 * (0.05 + 0.17 * Math.sin(Math.PI * (0.12 + 0.86 * u))) * needle * (1 - 0.45 * t)
          const droop = y - 0.34 * reach * u ** 1.5 + 0.13 * reach * u ** 3 - Math.abs(wide) * 0.28 + wide * lean
          return [c * out - s * wide * (1 - Math.abs(lean) * 0.5), droop, s * out + c * wide * (1 - Math.abs(lean) * 0.5)]
        }, -1), ({ u, v }, matter) => {
          const edge = Math.abs(v - 0.5) * 2
          const lying = snowy && lean === 0 && u > 0.28 ? Math.min(1, (u - 0.28) * 3) * (0.75 + 0.25 * Math.sin(u * 40 + tier)) : 0
          const own = mix(green, TIPS, Math.max(edge * 0.5, u * u * 0.55))
          setColour(matter, mix(own, [0.9, 0.93, 0.98], lying * 0.9), tone * (0.55 + 0.5 * u))
          matter.rough = 0.7
          matter.metal = 0
          matter.coat = 0
        })
      }
    }
  }
  const onBough = (t: number, turn: number, out = 1): Point => [Math.cos(turn) * reachAt(t) * out, 0.42 + (HEIGHT - 0.5) * t - 0.2 * reachAt(t), Math.sin(turn) * reachAt(t) * out]
  for (let k = 0; k < 44; k++) {
    const t = 0.07 + 0.84 * ((k + 0.5) / 44) ** 1.15
    const [x, y, z] = onBough(t, k * 2.39996, 0.93)
    const r = (0.068 + 0.03 * random()) * (1 - 0.4 * t)
    add(ellipsoid(r, r, r, 12), plain(BALLS[k % BALLS.length]!, { rough: 0.16, metal: 0.72, coat: 0.8 }), { x, y: y - r, z })
    add(lathe([[r * 0.25, 0], [r * 0.25, r * 0.3], [0, r * 0.3]], 8), plain('#d8b45a', { metal: 1, rough: 0.25 }), { x, y: y - r * 0.15, z })
  }
  // A string of lights winds up to the star.
  for (let k = 0; k < 96; k++) {
    const t = 0.01 + 0.95 * (k / 96) ** 1.1
    const [x, y, z] = onBough(t, -k * 0.62, 0.99)
    add(ellipsoid(0.024, 0.03, 0.024, 6), plain(LIGHTS[k % LIGHTS.length]!, { glow: 0.9, rough: 0.3 }), { x, y: y + 0.05, z }, true)
  }
  const star = Array.from({ length: 10 }, (_, k) => [Math.sin((k * Math.PI) / 5) * (k % 2 ? 0.085 : 0.21), Math.cos((k * Math.PI) / 5) * (k % 2 ? 0.085 : 0.21)] as const).toReversed()
  add(plate(star, 0.05), plain('#ffd25e', { glow: 1.1, rough: 0.25, metal: 0.4 }), { y: HEIGHT + 0.1 }, true)
  for (const [paper, ribbon, x, z, half] of GIFTS) {
    const turnY = x * 1.3 + 0.3
    add(box(half, half * 0.8, half, 0.02), plain(paper, { rough: 0.4, coat: 0.25 }), { x, y: half * 0.8, z, turnY })
    add(box(half * 0.16, half * 0.82, half * 1.03, 0.012), plain(ribbon, { rough: 0.3, coat: 0.4 }), { x, y: half * 0.81, z, turnY })
    add(box(half * 1.03, half * 0.82, half * 0.16, 0.012), plain(ribbon, { rough: 0.3, coat: 0.4 }), { x, y: half * 0.81, z, turnY })
    for (const side of [-1, 1]) add(tube([[x, half * 1.62, z], [x + side * half * 0.35, half * 2.05, z + 0.02], [x + side * half * 0.55, half * 1.75, z + 0.03], [x, half * 1.62, z]], half * 0.09, { rows: 18, segments: 8, up: [0.1, 0.1, 1] }), plain(ribbon, { rough: 0.3, coat: 0.4 }))
  }
  return parts
}

export const paintChristmasTree: SubjectPainter = (spec, size, { random, checkCancelled }) => {
  const snowy = spec.weather === 'snow' || spec.scene === 'winter'
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => firParts(snowy, draw, checkCancelled), 'christmas-tree')
  return renderModel(parts, { yaw: 0.2, pitch: 0.1, distance: 3 }, spec, size, checkCancelled)
}
