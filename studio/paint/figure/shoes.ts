import type { Brush } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import { legSpine, type Body } from './body.ts'
import { outline, paintFolds, shadowOf, tapered, type Point } from './shape.ts'
import { paintVolume } from './volume.ts'
import type { Wear } from './wear.ts'

const PALE: Pigment = [244, 240, 234]

/** Shoes seen from the front, toes turned out a little. */
export function paintShoes(brush: Brush, body: Body, { kind, colour }: Wear['shoes'], high: boolean): void {
  for (const side of [-1, 1] as const) {
    const [ankle] = legSpine(body, side, [9, 9, 9, 9]).slice(-1)
    const [x, y] = ankle!
    const out = side * (side === body.look.sway ? 5 : 10)
    brush.save()
    brush.translate(x, y)
    const at = (points: readonly Point[]) => points.map(([px, py]): Point => [px + (out * py) / 40, py])
    if (kind === 'heels') {
      // The foot goes on from the leg, so it has no rim.
      brush.fillStyle = css(blend(body.look.skin, shadowOf(body.look.skin), 0.14))
      brush.fill(tapered([[0, -8, 8.6], [out * 0.3, 14, 10.4], [out * 0.8, 30, 11.4], [out, 38, 8]]))
      paintVolume(brush, outline(at([[-13, 20], [-9, 28], [0, 31], [9, 28], [13, 20]]), at([[13, 20], [14, 34], [8, 45], [0, 48], [-8, 45], [-14, 34], [-13, 20]])), colour, 6)
    } else {
      const [half, top, long] = kind === 'boots' ? [15, high ? -44 : 0, 46] : kind === 'trainers' ? [16, 2, 46] : [14, 6, 45]
      paintVolume(brush, outline(at([[-half + 3, top], [half - 3, top]]), at([[half - 3, top], [half - 2, 12], [half + 3, 32], [half - 1, long - 3], [0, long], [-half + 1, long - 3], [-half - 3, 32], [-half + 2, 12], [-half + 3, top]])), colour, 8)
      if (kind === 'trainers') {
        paintFolds(brush, [16, 22, 28].map((lace) => at([[-6, lace], [0, lace + 2], [6, lace]])), shadowOf(body.look.cloth), 1.2, 0.8)
        paintVolume(brush, outline(at([[-half - 3, 36], [0, 42], [half + 3, 36]]), at([[half + 3, 36], [half, 46], [0, 49], [-half, 46], [-half - 3, 36]])), body.look.cloth, 3)
      } else {
        paintVolume(brush, outline(at([[-half - 2, 38], [0, 45], [half + 2, 38]]), at([[half + 2, 38], [half, 46], [0, 48], [-half, 46], [-half - 2, 38]])), shade(kind === 'boots' ? colour : PALE, 0.5), 3)
      }
    }
    brush.restore()
  }
}
