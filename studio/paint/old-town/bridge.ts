import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import { createRandom } from '../../pixels/random.ts'
import type { Point } from '../built/project.ts'
import { cover, fill, metre, SNOW, stroke, type Thing } from './setting.ts'

interface Bridge {
  x: number
  z: number
  /** Half the width of the water, and the height of the deck at its crown and at its ends. */
  half: number
  crown: number
  ends: number
  stone: Rgb
  seed: number
}

const WIDTH = 2.6

/** A stone bridge of one arch; with its image in the water the opening makes a circle. */
export function archedBridge({ x, z, half, crown, ends, stone, seed }: Bridge): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { ink }, snow } = setting
      const random = createRandom(seed)
      const radius = Math.min(half * 0.72, crown - 0.55)
      const reach = half + 2.2
      const deck = (t: number) => ends + (crown - ends) * (1 - t * t) ** 1.2
      const arch = (depth: number, grow: number) => Array.from({ length: 25 }, (_, i): Point => {
        const angle = Math.PI - (i / 24) * Math.PI
        return [x + radius * 1.05 * grow * Math.cos(angle), radius * grow * Math.sin(angle), z + depth]
      })
      // The vault's underside, from the far arch to the near one.
      const [farArch, nearArch] = [arch(WIDTH, 1), arch(0, 1)]
      cover(setting, ink(lit(scale(stone, 0.34), [0, -0.6, 0], 0.4)), [...nearArch, ...farArch.toReversed()])
      const brow = Array.from({ length: 25 }, (_, i): Point => [x + reach * (i / 12 - 1), deck(i / 12 - 1), z])
      const face = ink(lit(stone, [0, 0, -1]))
      const body: Point[] = [...brow, [x + reach, -0.2, z], [x + radius * 1.05, -0.2, z], ...nearArch.toReversed(), [x - radius * 1.05, -0.2, z], [x - reach, -0.2, z]]
      cover(setting, face, body)
      for (let k = 0; k < 150; k++) {
        const t = 2 * random() - 1
        const y = deck(t) * random()
        const [px, wide] = [x + t * reach, 0.25 + 0.4 * random()]
        if (Math.hypot((px - x) / 1.05, y) < radius + 0.42 || y > deck(t) - 0.2) continue
        fill(setting, ink(scale(lit(mix(stone, hex('#5d6a4c'), 0.3 * random()), [0, 0, -1]), 0.78 + 0.4 * random()), 0.55), [[px, y, z], [px + wide, y, z], [px + wide, y + 0.22, z], [px, y + 0.22, z]])
      }
      const ring = arch(0, 1 + 0.36 / radius)
      for (let i = 0; i < 24; i++) {
        const tone = 0.95 + 0.3 * random()
        fill(setting, ink(scale(lit(stone, [0, 0, -1]), tone)), [nearArch[i]!, nearArch[i + 1]!, ring[i + 1]!, ring[i]!])
      }
      if (metre(setting, z) > 10) for (let i = 0; i <= 24; i++) stroke(setting, ink(lit(scale(stone, 0.4), [0, 0, -1]), 0.6), 0.035, [nearArch[i]!, ring[i]!])
      const rail = (low: number, high: number): Point[] => [...brow.map(([px, y]): Point => [px, y + low, z]), ...brow.toReversed().map(([px, y]): Point => [px, y + high, z])]
      cover(setting, ink(lit(scale(stone, 0.72), [0, 0, -1])), rail(-0.05, 0.16))
      cover(setting, ink(lit(scale(stone, 1.08), [0, 0.1, -1])), rail(0.14, 0.72))
      for (let i = 0; i <= 24; i += 3) {
        const [px, y] = brow[i]!
        cover(setting, ink(lit(scale(stone, 1.18), [0, 0.2, -1])), [[px - 0.13, y, z], [px + 0.13, y, z], [px + 0.13, y + 1.02, z], [px - 0.13, y + 1.02, z]])
        if (snow > 0) stroke(setting, ink(lit(SNOW, [0, 0.9, -0.3])), 0.3 * snow, [[px - 0.06, y + 1.05, z], [px + 0.06, y + 1.05, z]])
      }
      stroke(setting, ink(lit(mix(scale(stone, 1.25), SNOW, snow), [0, 0.9, -0.4])), 0.1 + 0.18 * snow, brow.map(([px, y]): Point => [px, y + 0.74, z]))
    },
  }
}
