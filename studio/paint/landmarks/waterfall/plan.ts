import { smoothstep } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'

/** A curtain of water: from its lip to its foot, broken by ledges where it spreads. */
export interface Fall {
  x: number
  lip: number
  foot: number
  half: number
  ledges: readonly { at: number; shift: number; spread: number }[]
  start: number
}

/** The lie of the gorge; lengths in mean sides, right and down from the upper left corner. */
export interface Gorge {
  wide: number
  tall: number
  /** The far shore of the pool. */
  shore: number
  fall: Fall
  strands: readonly Fall[]
  /** Top of the far wall at a place. */
  crest(u: number): number
  /** How far inside the near wall of a side a place is. */
  buttress(side: -1 | 1, u: number, v: number): number
  buttressTop: Readonly<Record<-1 | 1, number>>
}

/** A wall with a fall between two that stand nearer, and a pool at their feet; `near` 1 shows all of it, more what is about the fall. */
export function planGorge(wide: number, tall: number, near: number, random: Random, noise: Noise): Gorge {
  const shore = tall * (0.71 + 0.03 * random())
  const top = (tall * (0.15 + 0.07 * random())) / near ** 2
  const high = random() < 0.5 ? -1 : 1
  const x = wide * (0.5 - high * (0.02 + 0.07 * random()))
  const start = random() * 60
  const half = (0.036 + 0.03 * random()) * (0.85 + 0.15 * wide) * near
  const crest = (u: number) => top + noise.fbm(u * 3 + start, start, 3) * 0.06 * tall + 0.035 * Math.exp(-(((u - x) / (half * 2.1)) ** 4)) - 0.16 * tall * Math.abs((u - x) / wide)
  const lip = crest(x) - 0.004
  const drop = shore - lip
  const steps = random() < 0.4 ? 1 : 2
  const ledges = Array.from({ length: steps }, (_, k) => ({ at: lip + drop * (steps === 1 ? 0.42 + 0.2 * random() : 0.27 + 0.36 * k + 0.1 * random()), shift: (random() - 0.5) * half * 0.6, spread: 1.2 + 0.4 * random() }))
  const strands = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, k): Fall => {
    const side = random() < 0.5 ? -1 : 1
    const at = x + side * (half * 2 + wide * 0.17 * random())
    const from = lip + drop * (0.04 + 0.3 * random())
    return { x: at, lip: k ? Math.max(from, crest(at) + 0.01) : crest(at), foot: shore, half: (k ? 0.004 : 0.009) + 0.007 * random(), ledges: [{ at: lip + drop * (0.35 + 0.4 * random()), shift: (random() - 0.5) * 0.03, spread: 1.7 }], start: random() * 90 }
  })
  const lean = { [-1]: (0.1 + 0.07 * random()) / near, 1: (0.1 + 0.07 * random()) / near } as Record<-1 | 1, number>
  const buttressTop = { [high]: -0.05, [-high]: tall * (0.2 + 0.14 * random()) } as Record<-1 | 1, number>
  return {
    wide, tall, shore, crest, strands, buttressTop,
    fall: { x, lip, foot: shore, half, ledges, start },
    buttress(side, u, v) {
      const from = side < 0 ? u : wide - u
      if (from > wide * (0.1 + lean[side] * 1.9) + 0.08) return -1
      const down = v / shore
      const edge = wide * (0.1 + lean[side] * Math.pow(down, 1.7)) + noise.fbm(v * 5 + side * 7 + start, u * 2 + start, 3) * 0.06 + noise.at(v * 21 + start, side * 9) * 0.012
      const rim = buttressTop[side] < 0 ? 1 : v - buttressTop[side] - Math.max(0, from - edge * 0.4) * -0.25 - noise.fbm(u * 8 + start, side * 5, 3) * 0.05
      const foot = shore + 0.035 * tall + 0.1 * tall * smoothstep(0.16, 0, from / wide) + noise.at(u * 14 + start, 2) * 0.008 - v
      return Math.min(edge - from, rim, foot)
    },
  }
}
