import type { Random } from '../../../../pixels/random.ts'
import type { SceneSpec } from '../../../../scene/scene-spec.ts'
import { between } from '../../shared/frame.ts'
import { BLOCK, CELL, SIZE } from './grid.ts'

export type CityView = 'river' | 'street' | 'above'

/** Where the eye stands over the plan and what it looks at. Metres; the ground is y 0, the river lies at -4. */
export interface Standpoint {
  view: CityView
  eye: number
  /** Place in the plan, and the turn of the view against its streets (radians). */
  x: number
  z: number
  yaw: number
  /** Focal length in frame lengths, and the horizon's row as a share of the height. */
  lens: number
  horizon: number
  /** Distance ahead of the far bank; without a river, where the city begins. */
  bank: number
  /** Distance straight ahead of a place in the plan. */
  ahead(x: number, z: number): number
  /** 0..1: how far buildings rise at a place. */
  rise(x: number, z: number): number
  trees(random: Random): [x: number, z: number, size: number][]
  cars(random: Random): [x: number, z: number, along: 'x' | 'z'][]
  /** Lamps along both edges of the street: the line of its middle, the first one's place and the step, metres. */
  lamps?: { line: number; from: number; step: number; off: number; high: number; count: number }
  /** A block kept as a park. */
  park?: readonly [number, number]
}

/** Posts of street lamps, near to far; `side` is the edge of the street, -1 left or 1 right, and the lamp hangs a metre nearer to its middle. */
export const lampPosts = (lamps: Standpoint['lamps']) => lamps
  ? Array.from({ length: 2 * lamps.count }, (_, k) => {
      const side = k % 2 ? 1 : -1
      return { side, x: lamps.line + side * lamps.off, z: lamps.from + (k >> 1) * lamps.step, high: lamps.high }
    })
  : []

const LENS: Record<SceneSpec['framing'], number> = { close: 1.5, medium: 1.15, wide: 0.92 }

export function chooseStandpoint(spec: SceneSpec, view: CityView, random: Random): Standpoint {
  const middle = (SIZE * CELL) / 2
  const street = Math.floor(SIZE / BLOCK.x / 2) * BLOCK.x * CELL + CELL / 2
  const side = random() < 0.5 ? -1 : 1
  const yaw = side * { river: between(random, 0.28, 0.6), street: between(random, 0.02, 0.09), above: between(random, 0.3, 0.62) }[view]
  const x = view === 'street' ? street + side * 3.4 : middle
  const z = view === 'street' ? 6 * CELL : 200
  const [sine, cosine] = [Math.sin(yaw), Math.cos(yaw)]
  const ahead = (px: number, pz: number) => (px - x) * sine + (pz - z) * cosine
  const aside = (px: number, pz: number) => (px - x) * cosine - (pz - z) * sine
  const place = (across: number, distance: number): [number, number] => [x + across * cosine + distance * sine, z - across * sine + distance * cosine]
  const bank = view === 'river' ? between(random, 210, 290) : -1e6
  const lens = LENS[spec.framing] * (view === 'street' ? 0.86 : 1)
  const clusters = Array.from({ length: view === 'street' ? 0 : 2 + Math.floor(random() * 2) }, (_, i) => ({
    across: between(random, -0.34, 0.34) * 760,
    distance: (view === 'river' ? bank : 380) + between(random, 200, 560),
    spread: between(random, 130, 240),
    rise: i === 0 ? 1 : between(random, 0.4, 0.8),
  }))
  const rise = (px: number, pz: number) => {
    const [across, distance] = [aside(px, pz), ahead(px, pz)]
    if (view === 'street') return distance > 60 && distance < 1500 ? 0.42 + 0.3 * Math.sin(px * 0.013 + pz * 0.007) : 0.3
    const far = Math.min(1, Math.max(0, (distance - bank) / 220))
    return Math.max(0.05, ...clusters.map((c) => c.rise * far * Math.exp(-(((across - c.across) / c.spread) ** 2) - ((distance - c.distance) / (c.spread * 1.4)) ** 2)))
  }
  return {
    view, x, z, yaw, lens, bank, ahead, rise,
    eye: { river: between(random, 9, 16), street: between(random, 4.5, 7), above: between(random, 210, 270) }[view],
    horizon: { river: between(random, 0.6, 0.68), street: between(random, 0.6, 0.66), above: between(random, 0.2, 0.28) }[view],
    ...(view === 'street' && { lamps: { line: street, from: z + 17, step: 24, off: 6.9, high: 6.4, count: 30 } }),
    ...(view === 'above' && { park: [Math.floor((place(side * 60, 430)[0]) / CELL / BLOCK.x), Math.floor(place(side * 60, 430)[1] / CELL / BLOCK.z)] as const }),
    trees(draw) {
      if (view === 'river') {
        const rows = [6, 13, 24]
        const count = 150
        return rows.flatMap((behind, row) => Array.from({ length: count }, (_, k): [number, number, number] => {
          const across = (k / count - 0.5) * 2.2 * bank + between(draw, -3, 3)
          return [...place(across, bank + behind + between(draw, -2, 2)), between(draw, 2.2, 3.6) * (row === 0 ? 0.8 : 1.1)]
        }))
      }
      const lines = view === 'street' ? [street] : Array.from({ length: 26 }, (_, k) => (k + 3) * BLOCK.x * CELL + CELL / 2)
      return lines.flatMap((line) => Array.from({ length: view === 'street' ? 90 : 70 }, (_, k): [number, number, number][] => {
        const along = (view === 'street' ? z + 34 : 300) + k * 13 + between(draw, -2, 2)
        return [-1, 1].map((edge) => [line + edge * 7.8, along, between(draw, 1.7, 2.3)])
      }).flat())
    },
    cars(draw) {
      const lines = view === 'street' ? [street] : view === 'above' ? Array.from({ length: 26 }, (_, k) => (k + 3) * BLOCK.x * CELL + CELL / 2) : []
      return lines.flatMap((line) => Array.from({ length: view === 'street' ? 46 : 34 }, (_, k): [number, number, 'z'] => {
        const lane = (draw() < 0.5 ? -1 : 1) * (draw() < 0.5 ? 1.9 : 5)
        return [line + lane, (view === 'street' ? z + 22 : 320) + k * 21 + between(draw, -7, 7), 'z']
      }))
    },
  }
}
