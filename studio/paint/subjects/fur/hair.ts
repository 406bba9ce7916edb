import { clamp } from '../../../pixels/colour.ts'
import { createRandom } from '../../../pixels/random.ts'
import { pixelsPerUnit, settle, type Brush } from '../../brush/layer.ts'
import type { LightRig } from '../../brush/light-rig.ts'
import { blend, css, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import type { Volume } from './volume.ts'

/** One tuft: its root, where it points (radians, 0 = right), its length and width in head radii. */
interface Hair {
  u: number
  v: number
  angle: number
  length: number
  width: number
  colour: Pigment
}

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

/** Strokes one hair, slightly bent. */
export function strokeHair(brush: Brush, { u, v, angle, length, width, colour }: Hair, bend: number, alpha = 1): void {
  brush.strokeStyle = css(colour, alpha)
  brush.lineWidth = width
  brush.beginPath()
  brush.moveTo(u, v)
  brush.quadraticCurveTo(
    u + Math.cos(angle + bend) * length * 0.55,
    v + Math.sin(angle + bend) * length * 0.55,
    u + Math.cos(angle) * length,
    v + Math.sin(angle) * length,
  )
  brush.stroke()
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
  brush.save()
  // Tufts hide each other's ends, and square ones are drawn in half the time.
  brush.lineCap = 'butt'
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
      if ((i & 2047) === 0) {
        settle(brush)
        context.checkCancelled()
      }
      const { normal, hollow } = volume.surface(u, v)
      const shadow = (1 - 0.6 * hollow) * (pelt.shadow?.(u, v) ?? 1)
      const tone = coat.dim * (1 + (random() - 0.5) * 2 * coat.jitter)
      const dye = pelt.colour(u, v)
      const colour = lit([dye[0] * tone, dye[1] * tone, dye[2] * tone], normal, shadow, rig)
      const length = pelt.length(u, v) * (0.7 + 0.6 * random())
      strokeHair(
        brush,
        { u, v, angle: pelt.angle(u, v) + (random() - 0.5) * 0.35, length, width: own * coat.width, colour },
        (random() - 0.5) * 0.6,
        pelt.alpha,
      )
    }
  }
  brush.restore()
}
