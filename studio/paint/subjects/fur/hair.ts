import { clamp } from '../../../pixels/colour.ts'
import { createRandom } from '../../../pixels/random.ts'
import { pixelsPerUnit, type Brush } from '../../brush/layer.ts'
import type { LightRig } from '../../brush/light-rig.ts'
import { blend, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { TuftSheet, type Box } from './tuft-sheet.ts'
import type { Volume } from './volume.ts'

/** What grows on a volume, as functions of the place. */
interface Pelt {
  /** Distance between tufts. */
  spacing: number
  colour: (u: number, v: number) => Pigment
  angle: (u: number, v: number) => number
  length: (u: number, v: number) => number
  /** Tufts are laid from high to low, as shingles: roots cover the tips of those behind. */
  order: (u: number, v: number) => number
  /** Cast shadow, 1 = none. */
  shadow?: (u: number, v: number) => number
  alpha?: number
}

const KEY = [-0.5, -0.66, 0.56] as const

/** The colour under the rig for a surface normal. */
export function lit(colour: Pigment, normal: readonly [number, number, number], shadow: number, rig: LightRig): Pigment {
  const facing = normal[0] * KEY[0] + normal[1] * KEY[1] + normal[2] * KEY[2]
  const key = clamp((facing + 0.3) / 1.3) * shadow
  const channel = (c: 0 | 1 | 2) =>
    (colour[c] * (rig.fill[c] * (0.6 + 0.2 * shadow) + (rig.key[c] - rig.fill[c] * 0.62) * key * 1.08)) / 255
  const edge = (1 - normal[2]) ** 2 * clamp(normal[0] * 0.9 - normal[1] * 0.3) * rig.rimStrength
  return blend([channel(0), channel(1), channel(2)], rig.rim, edge * 0.75)
}

/** Finer than the picture can show is wasted: never closer than four fifths of a pixel. */
export function visibleSpacing(brush: Brush, spacing: number): number {
  return Math.max(spacing, 0.8 / pixelsPerUnit(brush))
}

/** Covers a volume with fur: a broad dark undercoat, then fine tufts lit by the form below. The brush works in head radii. */
export function paintPelt(brush: Brush, volume: Volume, pelt: Pelt, rig: LightRig, context: PaintContext): void {
  // The number of tufts depends on the size, so their random numbers may not come from the layout's.
  const random = createRandom(context.random() * 2 ** 32)
  const own = visibleSpacing(brush, pelt.spacing)
  const sheet = new TuftSheet(brush, grown(volume, LONGEST), 'square')
  for (const coat of [
    { spacing: 2.2, width: 2.6, dim: 0.8, jitter: 0.06 },
    { spacing: 1, width: 0.95, dim: 1, jitter: 0.16 },
  ]) {
    const spacing = own * coat.spacing
    const roots: { u: number; v: number; order: number }[] = []
    for (let v = volume.top; v < volume.bottom; v += spacing)
      for (let u = volume.left; u < volume.right; u += spacing) {
        const [ru, rv] = [u + (random() - 0.5) * spacing * 1.3, v + (random() - 0.5) * spacing * 1.3]
        if (volume.contains(ru, rv)) roots.push({ u: ru, v: rv, order: pelt.order(ru, rv) + (random() - 0.5) * 0.08 })
      }
    roots.sort((a, b) => b.order - a.order)
    for (const [i, { u, v }] of roots.entries()) {
      if ((i & 2047) === 0) context.checkCancelled()
      const { normal, hollow } = volume.surface(u, v)
      const shadow = (1 - 0.6 * hollow) * (pelt.shadow?.(u, v) ?? 1)
      const tone = coat.dim * (1 + (random() - 0.5) * 2 * coat.jitter)
      const dye = pelt.colour(u, v)
      const colour = lit([dye[0] * tone, dye[1] * tone, dye[2] * tone], normal, shadow, rig)
      const length = pelt.length(u, v) * (0.7 + 0.6 * random())
      const angle = pelt.angle(u, v) + (random() - 0.5) * 0.35
      sheet.stroke(u, v, angle, (random() - 0.5) * 0.6, length, own * coat.width, colour, pelt.alpha ?? 1)
    }
    context.checkCancelled()
  }
  sheet.lay()
}

/** No hair reaches further beyond the form that it grows on, in head radii. */
const LONGEST = 0.8

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by })
