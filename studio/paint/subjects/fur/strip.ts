import { createRandom } from '../../../pixels/random.ts'
import type { Brush } from '../../brush/layer.ts'
import type { LightRig } from '../../brush/light-rig.ts'
import type { Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { lit, visibleSpacing } from './hair.ts'
import { TuftSheet, type Box } from './tuft-sheet.ts'

type Point = readonly [u: number, v: number]

/** A furred band along a quadratic curve: an ear, a tail, a wing. Lengths in head radii. */
export interface Strip {
  base: Point
  control: Point
  tip: Point
  /** Half width at s, 0 (base) .. 1 (tip). */
  halfWidth: (s: number) => number
  /** t runs -1..1 across the band. */
  colour: (s: number, t: number) => Pigment
  /** How far the hair leans outwards at the edges, radians. */
  spread: number
  length: number
  spacing: number
  /** -1 = a cup seen from inside (ear), 1 = rounded towards the eye (tail). */
  relief: number
}

function pointOn(
  { base, control, tip }: Pick<Strip, 'base' | 'control' | 'tip'>,
  s: number,
): { at: Point; angle: number } {
  const r = 1 - s
  const du = 2 * r * (control[0] - base[0]) + 2 * s * (tip[0] - control[0])
  const dv = 2 * r * (control[1] - base[1]) + 2 * s * (tip[1] - control[1])
  return {
    at: [r * r * base[0] + 2 * r * s * control[0] + s * s * tip[0], r * r * base[1] + 2 * r * s * control[1] + s * s * tip[1]],
    angle: Math.atan2(dv, du),
  }
}

/** Half width along a band that ends round, as a share of the widest. */
export const taper = (s: number) => 1 - Math.pow(s, 5)

/** Mirrors a band left to right. */
export const mirrored = (strip: Strip): Strip => ({
  ...strip,
  base: [-strip.base[0], strip.base[1]],
  control: [-strip.control[0], strip.control[1]],
  tip: [-strip.tip[0], strip.tip[1]],
  colour: (s, t) => strip.colour(s, -t),
})

export function paintStrip(brush: Brush, strip: Strip, rig: LightRig, context: PaintContext): void {
  const random = createRandom(context.random() * 2 ** 32)
  const spacing = visibleSpacing(brush, strip.spacing)
  const reach =
    Math.hypot(strip.tip[0] - strip.control[0], strip.tip[1] - strip.control[1]) +
    Math.hypot(strip.control[0] - strip.base[0], strip.control[1] - strip.base[1])
  const sheet = new TuftSheet(brush, boxOf(strip), 'round')
  for (const coat of [
    { step: 2.2, width: 2.8, dim: 0.82, jitter: 0.05 },
    { step: 1, width: 1, dim: 1, jitter: 0.15 },
  ]) {
    const step = spacing * coat.step
    for (let s = 1; s >= 0; s -= step / reach) {
      context.checkCancelled()
      const half = strip.halfWidth(s)
      for (let across = -half; across <= half; across += step) {
        const t = Math.max(-1, Math.min(1, (across + (random() - 0.5) * step) / Math.max(half, 1e-6)))
        const along = Math.max(0, Math.min(1, s + ((random() - 0.5) * step) / reach))
        const { at, angle } = pointOn(strip, along)
        const normalAngle = angle + Math.PI / 2
        const slope = strip.relief * t * 0.85
        const normal = [Math.cos(normalAngle) * slope, Math.sin(normalAngle) * slope, Math.sqrt(1 - slope * slope)] as const
        const own = strip.colour(along, t)
        const tone = coat.dim * (1 + (random() - 0.5) * 2 * coat.jitter)
        const u = at[0] + Math.cos(normalAngle) * t * half
        const v = at[1] + Math.sin(normalAngle) * t * half
        const pointing = angle + t * strip.spread + (random() - 0.5) * 0.3
        const length = strip.length * (0.7 + 0.6 * random())
        const colour = lit([own[0] * tone, own[1] * tone, own[2] * tone], normal, 1, rig)
        sheet.stroke(u, v, pointing, (random() - 0.5) * 0.5, length, spacing * coat.width, colour, 1)
      }
    }
  }
  sheet.lay()
}

/** The band's own place, with its hairs. */
function boxOf({ base, control, tip, halfWidth, length }: Strip): Box {
  const halves = Array.from({ length: 33 }, (_, k) => halfWidth(k / 32))
  const reach = Math.max(...halves) * 1.1 + length * 1.3
  const [us, vs] = [[base[0], control[0], tip[0]], [base[1], control[1], tip[1]]]
  return { left: Math.min(...us) - reach, top: Math.min(...vs) - reach, right: Math.max(...us) + reach, bottom: Math.max(...vs) + reach }
}
