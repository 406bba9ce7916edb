import { mix, scale, type Rgb } from '../../pixels/colour.ts'
import { createRandom, type Random } from '../../pixels/random.ts'
import type { Point } from '../built/project.ts'
import { at, cover, fill, metre, SNOW, stroke, type Thing, type TownSetting } from './setting.ts'

export interface Flight {
  half: number
  /** Nearest and farthest z, and the heights there. */
  from: number
  to: number
  low: number
  high: number
  stone: Rgb
  seed: number
}

/** Height of the ground along a flight and the level places before and after it. */
export const heightOn = ({ from, to, low, high }: Flight, z: number) =>
  low + (high - low) * Math.min(1, Math.max(0, (z - from) / (to - from)))

/** A flight of stone steps up and away, with low walls along its sides. */
export function flight({ half, from, to, low, high, stone, seed }: Flight): Thing {
  return {
    z: (from + to) / 2,
    draw(setting) {
      const { lit, walls: { ink }, snow, spec } = setting
      const random = createRandom(seed)
      const count = Math.round((high - low) / 0.2)
      const wet = spec.weather === 'rain' ? 0.6 : 1
      for (const side of [-1, 1]) {
        const bank: Point[] = [[side * (half + 0.4), low, from], [side * (half + 60), low, from], [side * (half + 60), high, to], [side * (half + 0.4), high, to]]
        const soil: Rgb = spec.season === 'autumn' ? [0.2, 0.12, 0.04] : spec.season === 'winter' ? [0.16, 0.14, 0.11] : [0.07, 0.13, 0.035]
        cover(setting, ink(lit(mix(soil, SNOW, snow), [0, 0.9, -0.4], 0.7)), bank)
        growOn(setting, side, { half, from, to, low, high, stone, seed }, soil, random)
      }
      for (let k = count - 1; k >= 0; k--) {
        const [near, far] = [from + ((to - from) * k) / count, from + ((to - from) * (k + 1)) / count]
        const [foot, top] = [low + ((high - low) * k) / count, low + ((high - low) * (k + 1)) / count]
        const tone = (0.9 + 0.16 * random()) * wet
        cover(setting, ink(lit(mix(scale(stone, tone * 1.1), SNOW, 0.85 * snow), [0, 1, 0])), [[-half, top, near], [half, top, near], [half, top, far], [-half, top, far]])
        cover(setting, ink(lit(mix(scale(stone, tone * 0.8), SNOW, 0.25 * snow), [0, 0, -1], 0.75)), [[-half, foot, near], [half, foot, near], [half, top, near], [-half, top, near]])
        stroke(setting, ink(lit(scale(stone, 1.35 * wet), [0, 0.9, -0.4]), 0.6), 0.03, [[-half, top, near], [half, top, near]])
        if (metre(setting, near) < 24) continue
        for (let joint = 0; joint < 3; joint++) {
          const x = half * (2 * random() - 1)
          stroke(setting, ink(lit(scale(stone, 0.35), [0, 0, -1]), 0.5), 0.02, [[x, foot, near], [x, top, near]])
        }
      }
      for (const side of [-1, 1]) {
        const [inner, outer] = [side * half, side * (half + 0.5)]
        const rail = (x: number, lift: number): [Point, Point] => [[x, low + lift, from], [x, high + lift, to]]
        const [nearTop, farTop] = rail(inner, 0.55)
        cover(setting, ink(lit(scale(stone, 0.9), [-side, 0, 0])), [[inner, low, from], nearTop, farTop, [inner, high, to]])
        fill(setting, ink(lit(mix(scale(stone, 1.15), SNOW, 0.9 * snow), [0, 1, 0])), [nearTop, farTop, ...rail(outer, 0.55).toReversed()])
        fill(setting, ink(lit(scale(stone, 0.95), [0, 0, -1])), [[inner, low - 0.4, from], [outer, low - 0.4, from], [outer, low + 0.55, from], nearTop])
      }
    },
  }
}

/** Grass, moss and low bushes on the slope beside the steps, far ones first. */
function growOn(setting: TownSetting, side: number, { half, from, to, low, high }: Flight, soil: Rgb, random: Random): void {
  const { lit, walls: { pen, ink }, snow } = setting
  const dabs = 620
  for (let k = dabs; k > 0; k--) {
    const z = from + (to - from) * (k / dabs) ** 1.7
    const [near, tall, tone] = [random(), random(), random()]
    const bush = tall > 0.86
    const x = side * (half + 0.55 + (bush ? 0.7 : 0) + near ** 1.4 * (0.5 * z + 3))
    const [px, py] = at(setting, [x, low + ((high - low) * (z - from)) / (to - from), z])
    const radius = (bush ? 0.35 + 0.45 * tone : 0.1 + 0.12 * tone) * metre(setting, z)
    const blooms: Rgb = mix(soil, [soil[0] * 2.1, soil[1] * 1.7, soil[2] * 1.9], tone)
    for (let clump = 0; clump < (bush ? 16 : 1); clump++) {
      const share = clump / 16
      pen.fillStyle = ink(lit(mix(scale(blooms, 0.6 + 0.9 * share), SNOW, snow * (0.5 + 0.5 * share)), [0.2 * side, 0.8, -0.5], 0.5 + 0.5 * share))
      pen.beginPath()
      pen.ellipse(px + radius * (1 - 0.5 * share) * Math.sin(clump * 2.4 + k), py - radius * (0.15 + 0.75 * share), radius * (bush ? 0.34 : 1.3), radius * (bush ? 0.26 : 0.45), 0, 0, 2 * Math.PI)
      pen.fill()
    }
  }
}
