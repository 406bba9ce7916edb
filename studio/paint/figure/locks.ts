import type { Path2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade, type Pigment } from '../brush/pigment.ts'
import type { Look } from './look.ts'
import { outline, tapered, type Point, type SpinePoint } from './shape.ts'
import { soften } from './soft.ts'

/** Hair that runs one way: a place for each lock `t` and each way along it `s` from root to tip, both 0..1. */
export interface Flow {
  at: (t: number, s: number) => Point
  locks: number
  /** Half the width of a lock, and how far it swings, in points. */
  half: number
  wave?: number
  /** Where along the lock the light falls. */
  sheen: number
  /** How lit a lock is by its place. */
  tone?: (t: number) => number
}

/** Locks between two guides that have the same number of points. */
export function between(from: readonly Point[], to: readonly Point[]): Flow['at'] {
  const on = (points: readonly Point[], place: number): Point => {
    const i = Math.min(points.length - 2, Math.floor(place))
    const k = place - i
    const [a, b, c, d] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!]
    const curve = (n: 0 | 1) => b[n] + 0.5 * k * (c[n] - a[n] + k * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n] + k * (3 * (b[n] - c[n]) + d[n] - a[n])))
    return [curve(0), curve(1)]
  }
  return (t, s) => {
    const [a, b] = [on(from, s * (from.length - 1)), on(to, s * (to.length - 1))]
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  }
}

interface Dye {
  deep: Pigment
  base: Pigment
  sheen: Pigment
}

export function dyeOf({ hairColour }: Look): Dye {
  const light = lightness(hairColour)
  return {
    deep: blend(shade(hairColour, light > 0.6 ? 0.6 : 0.42), light > 0.6 ? [120, 96, 110] : [26, 14, 26], light > 0.6 ? 0.2 : 0.3),
    base: hairColour,
    sheen: light < 0.2 ? blend(hairColour, [176, 164, 178], 0.46) : light < 0.6 ? blend(hairColour, [255, 206, 156], 0.22 + 0.3 * light) : blend(hairColour, [255, 252, 246], 0.7),
  }
}

const STEPS = 11

function spineOf({ at, wave = 0 }: Flow, t: number, half: number, phase: number, [from, to]: readonly [number, number]): SpinePoint[] {
  return Array.from({ length: STEPS }, (_, j): SpinePoint => {
    const k = j / (STEPS - 1)
    const s = from + (to - from) * k
    const [x, y] = at(t, s)
    return [x + wave * s * Math.sin(s * 7.5 + phase), y + wave * 0.2 * s * Math.cos(s * 6 + phase), half * (0.16 + 0.84 * Math.sin(Math.PI * Math.min(1, 0.12 + k * 0.88)) ** 0.7)]
  })
}

/** Locks, each lit along its length, and fine strands over them. */
export function paintLocks(brush: Brush, look: Look, flows: readonly Flow[], random: Random = createRandom(look.draw)): void {
  const dye = dyeOf(look)
  for (const flow of flows) {
    for (let k = 0; k < flow.locks; k++) {
      const t = random()
      const phase = random() * 1.6 + t * 2.4
      const spine = spineOf(flow, t, flow.half * (0.55 + 0.8 * random()), phase, [0, 0.88 + 0.12 * random()])
      const tone = (flow.tone?.(t) ?? 1) * (0.92 + 0.16 * random() + 0.1 * Math.sin(t * 26 + look.draw))
      brush.fillStyle = gradientOf(brush, dye, spine, flow.sheen + (random() - 0.5) * 0.08, tone, 0.5 + 0.5 * random())
      brush.fill(tapered(spine))
    }
    for (let k = 0; k < flow.locks * 1.6; k++) {
      const t = random()
      const start = random() * 0.4
      const spine = spineOf(flow, t, 0.24 + 0.26 * random(), random() * 1.6 + t * 2.4, [start, Math.min(1.02, start + 0.35 + 0.5 * random())])
      const near = Math.abs(start + 0.2 - flow.sheen) < 0.24
      brush.fillStyle = random() < (near ? 0.62 : 0.3) ? css(dye.sheen, near ? 0.34 : 0.16) : css(dye.deep, 0.24)
      brush.fill(tapered(spine))
    }
  }
}

function gradientOf(brush: Brush, { deep, base, sheen }: Dye, spine: readonly SpinePoint[], place: number, tone: number, gloss: number) {
  const [[x0, y0], [x1, y1]] = [spine[0]!, spine.at(-1)!]
  const along = brush.createLinearGradient(x0, y0, x1, y1)
  const lit = css(shade(blend(base, sheen, gloss), Math.min(1.1, tone * 1.04)))
  const plain = css(shade(base, tone * 0.86))
  const clamp = (s: number) => Math.max(0, Math.min(1, s))
  along.addColorStop(0, css(shade(blend(base, deep, 0.55), tone)))
  along.addColorStop(clamp(place - 0.17), plain)
  along.addColorStop(clamp(place), lit)
  along.addColorStop(clamp(place + 0.2), plain)
  along.addColorStop(1, css(shade(blend(base, deep, 0.6), tone)))
  return along
}

/** The ground that locks lie on, so that no skin shows between them. */
export function paintGround(brush: Brush, look: Look, shape: Path2D): void {
  brush.fillStyle = css(dyeOf(look).deep)
  brush.fill(shape)
}

/** Hair turns from the light on the right and under the crown; `shape` is what may be darkened. */
export function shadeHair(brush: Brush, look: Look, shape: Path2D, alpha: number): void {
  const { deep } = dyeOf(look)
  brush.save()
  brush.clip(shape)
  soften(brush, [-70, -100, 80, 200], 7, (soft) => {
    soft.fillStyle = css(deep, alpha)
    soft.fill(outline([[24, -70], [34, -40], [38, 20], [40, 90], [38, 200]], [[90, 200], [90, -70]]))
  })
  brush.restore()
}
