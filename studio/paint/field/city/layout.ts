import type { Random } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import { between, forkRandom, type Frame } from '../shared/frame.ts'

const CROWNS = ['flat', 'steps', 'slant', 'pyramid', 'spire', 'round'] as const

export interface Tower {
  x: number
  width: number
  height: number
  crown: (typeof CROWNS)[number]
  /** Share of the width that the lit face takes; the rest is in shade. */
  face: number
  facade: 'grid' | 'bands' | 'strips'
  tone: number
  /** Seeds what is drawn on it. */
  random: Random
}

/** Towers at one distance: 0 far .. 1 near. */
interface Row {
  nearness: number
  towers: Tower[]
}

export interface CityLayout {
  /** Frame y of the waterline. */
  horizon: number
  rows: Row[]
  disc: { x: number }
  bridge: { pylons: readonly [number, number]; height: number } | null
  lightFromLeft: boolean
  /** Mountains behind the city, their height in lengths. */
  hills: { height: number; lane: number } | null
}

const ROWS = 5

/** How broad the towers look, by framing. */
const BREADTH: Record<SceneSpec['framing'], number> = { close: 1.45, medium: 1, wide: 0.78 }

export function composeCity(spec: SceneSpec, frame: Frame, random: Random): CityLayout {
  const { w, h } = frame
  const horizon = h * between(random, 0.62, 0.74)
  const bridged = random() < 0.34
  const [shape, rowsRandom, rest] = [forkRandom(random), forkRandom(random), forkRandom(random)]
  const clusters = Array.from({ length: 1 + Math.floor(shape() * 3) }, (_, i) => ({
    x: w * between(shape, 0.12, 0.88),
    spread: between(shape, 0.12, 0.26),
    rise: i === 0 ? 1 : between(shape, 0.45, 0.85),
  }))
  const skyline = (x: number) =>
    Math.max(...clusters.map(({ x: at, spread, rise }) => rise * Math.exp(-(((x - at) / spread) ** 2))))
  const rows = Array.from({ length: ROWS }, (_, index): Row => {
    const nearness = index / (ROWS - 1)
    const towers: Tower[] = []
    for (let x = -0.03; x < w;) {
      const width = between(rowsRandom, 0.03, 0.058 + 0.04 * nearness) * BREADTH[spec.framing]
      const tall = skyline(x + width / 2)
      const reach = (index === 0 ? 0.62 : 0.72 - 0.4 * nearness) * tall * between(rowsRandom, 0.45, 1)
      const height = horizon * Math.min(0.88, between(rowsRandom, 0.1, 0.22) + reach)
      const slender = height / width > 3.4
      towers.push({
        x,
        width,
        height,
        crown: slender ? CROWNS[Math.floor(rowsRandom() * CROWNS.length)]! : rowsRandom() < 0.7 ? 'flat' : 'steps',
        face: between(rowsRandom, 0.52, 0.78),
        facade: (['grid', 'grid', 'bands', 'strips'] as const)[Math.floor(rowsRandom() * 4)]!,
        tone: Math.floor(rowsRandom() * 3),
        random: forkRandom(rowsRandom),
      })
      x += width + (rowsRandom() < 0.4 ? rowsRandom() * 0.03 : 0.002)
    }
    return { nearness, towers }
  })
  const first = w * between(rest, 0.14, 0.34)
  return {
    horizon,
    rows,
    disc: { x: w * (clusters[0]!.x < w / 2 ? between(rest, 0.62, 0.85) : between(rest, 0.15, 0.38)) },
    bridge: bridged ? { pylons: [first, first + w * between(rest, 0.42, 0.5)], height: h * between(rest, 0.2, 0.27) } : null,
    lightFromLeft: clusters[0]!.x >= w / 2,
    hills: rest() < 0.42 ? { height: horizon * between(rest, 0.3, 0.52), lane: rest() * 40 } : null,
  }
}
