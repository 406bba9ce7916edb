import type { Path2D } from '@napi-rs/canvas'
import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, type Pigment } from '../brush/pigment.ts'
import { along, lightOf, shadowOf, tapered, type Point, type SpinePoint } from './shape.ts'
import { soften } from './soft.ts'

/** Fills a form and rounds it with airbrushed light from the upper left; `round` is the width of the turn in points. */
export function paintVolume(brush: Brush, path: Path2D, colour: Pigment, round: number, within?: () => void): void {
  const box = path.getBounds()
  const dark = shadowOf(colour)
  brush.save()
  brush.fillStyle = css(colour)
  brush.fill(path)
  brush.clip(path)
  within?.()
  const rim = (shade: Pigment, sigma: number, width: number, shift: number, alpha: number) =>
    soften(brush, box, sigma, (soft) => {
      soft.translate(shift, shift * 0.5)
      soft.strokeStyle = css(shade)
      soft.lineWidth = width
      soft.stroke(path)
    }, alpha)
  rim(lightOf(colour), round * 0.34, round * 0.7, round * 0.2, lightness(colour) > 0.75 ? 0.3 : 0.42)
  rim(dark, round * 0.6, round * 1.5, -round * 0.5, 0.52)
  rim(blend(dark, [30, 16, 34], 0.3), Math.max(0.8, round * 0.14), round * 0.22, -round * 0.04, 0.5)
  brush.restore()
}

/** Folds of cloth: soft valleys, each with a lit ridge beside it; `half` is half a valley's width. */
export function paintDrape(brush: Brush, folds: readonly (readonly Point[])[], cloth: Pigment, half: number, alpha = 0.5): void {
  const points = folds.flat()
  if (!points.length) return
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const box = [Math.min(...xs) - 3 * half, Math.min(...ys) - 3 * half, Math.max(...xs) + 3 * half, Math.max(...ys) + 3 * half] as const
  const stroke = (pen: Brush, width: number, dx: number) => {
    for (const fold of folds) {
      const run = along(fold, 4)
      pen.fill(tapered(run.map(([x, y], i): SpinePoint => [x + dx, y, width * (0.05 + 0.95 * Math.sin((Math.PI * i) / (run.length - 1)))])))
    }
  }
  soften(brush, box, half * 0.6, (pen) => {
    pen.fillStyle = css(lightOf(cloth), 0.7)
    stroke(pen, half * 0.8, -half * 1.3)
    pen.fillStyle = css(shadowOf(cloth))
    stroke(pen, half, 0)
  }, alpha)
  soften(brush, box, Math.max(0.35, half * 0.16), (pen) => {
    pen.fillStyle = css(blend(shadowOf(cloth), [24, 14, 30], 0.25))
    stroke(pen, half * 0.24, half * 0.3)
  }, alpha * 0.9)
}
