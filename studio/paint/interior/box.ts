import type { Brush } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import { lightOf, paintForm, shadowOf } from '../figure/shape.ts'
import { panel, quad, type Space } from './space.ts'

type Span = readonly [number, number]

/** A box by its spans in metres (right, up, out of the wall): its top, the side that is turned to us, and its front. */
export function paintBox(brush: Brush, space: Space, x: Span, y: Span, z: Span, colour: Pigment, round = 0.02): void {
  const side = x[0] > 0 ? x[0] : x[1] < 0 ? x[1] : undefined
  if (side !== undefined) {
    brush.fillStyle = css(blend(shadowOf(colour), colour, 0.4))
    brush.fill(quad(space, [[side, y[0], z[0]], [side, y[1], z[0]], [side, y[1], z[1]], [side, y[0], z[1]]]))
  }
  if (y[1] < 1.35) {
    brush.fillStyle = css(blend(colour, lightOf(colour), 0.7))
    brush.fill(quad(space, [[x[0], y[1] - round * 0.4, z[1]], [x[0], y[1], z[0]], [x[1], y[1], z[0]], [x[1], y[1] - round * 0.4, z[1]]]))
  }
  paintForm(brush, panel(space, x, y, z[1], round), colour, Math.max(4, round * 120))
}

/** A cushion that swells: seen from the front. */
export function paintCushion(brush: Brush, space: Space, x: Span, y: Span, z: number, colour: Pigment, bulge = 0.07): void {
  const shape = panel(space, x, y, z, 0.09, bulge)
  paintForm(brush, shape, colour, 22)
  brush.save()
  brush.clip(shape)
  const [left, top] = space.at(x[0], y[1], z)
  const [right, bottom] = space.at(x[1], y[0], z)
  const fall = brush.createLinearGradient(0, top, 0, bottom)
  fall.addColorStop(0, css([255, 250, 236], 0.14))
  fall.addColorStop(0.5, css([255, 250, 236], 0))
  fall.addColorStop(1, css(shade(shadowOf(colour), 0.6), 0.5))
  brush.fillStyle = fall
  brush.fillRect(Math.min(left, right) - 40, top - 40, Math.abs(right - left) + 80, bottom - top + 80)
  brush.restore()
}
