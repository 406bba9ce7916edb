import { Path2D } from '@napi-rs/canvas'
import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade, type Pigment } from '../brush/pigment.ts'

export type Point = readonly [x: number, y: number]
/** Middle and half-width of a tapering form. */
export type SpinePoint = readonly [x: number, y: number, half: number]

/** Adds a Catmull-Rom curve through the points to a path that stands at the first. */
function curveThrough(path: Path2D, points: readonly Point[]): void {
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!]
    path.bezierCurveTo(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1])
  }
}

/** A closed shape of smooth runs that meet at corners. */
export function outline(...runs: readonly (readonly Point[])[]): Path2D {
  const path = new Path2D()
  runs.forEach((run, at) => {
    const [first] = run
    if (!first) return
    if (at === 0) path.moveTo(first[0], first[1])
    else path.lineTo(first[0], first[1])
    curveThrough(path, run)
  })
  path.closePath()
  return path
}

/** An open smooth line. */
export function line(points: readonly Point[]): Path2D {
  const path = new Path2D()
  path.moveTo(points[0]![0], points[0]![1])
  curveThrough(path, points)
  return path
}

/** A limb, lock or fold: the shape on both sides of a spine. */
export function tapered(spine: readonly SpinePoint[]): Path2D {
  const side = (sign: 1 | -1) => spine.map(([x, y, half], i): Point => {
    const [from, to] = [spine[i - 1] ?? spine[i]!, spine[i + 1] ?? spine[i]!]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    return [x - (sign * half * dy) / length, y + (sign * half * dx) / length]
  })
  return outline(side(1), side(-1).toReversed())
}

export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]).toReversed()

/** The dark and the lit side that a colour has on a form; shadows lean to violet, light to cream, on the dark to a cool sheen. */
export const shadowOf = (colour: Pigment): Pigment => blend(shade(colour, 0.62), [64, 40, 84], 0.2)
export const lightOf = (colour: Pigment): Pigment => (lightness(colour) < 0.22 ? blend(colour, [206, 200, 226], 0.34) : blend(colour, [255, 246, 228], 0.42))

const PASSES = Array.from({ length: 12 }, (_, k) => 1 - (k + 0.5) / 12.5)

/** Fills a form and rounds it with soft light from the upper left; `round` is the width of the turn in points. */
export function paintForm(brush: Brush, path: Path2D, colour: Pigment, round: number, within?: () => void): void {
  brush.save()
  brush.fillStyle = css(colour)
  brush.fill(path)
  brush.clip(path)
  within?.()
  edge(brush, path, lightOf(colour), round * 0.7, [round * 0.32, round * 0.2], 0.05)
  edge(brush, path, shadowOf(colour), round, [-round * 0.5, -round * 0.22], 0.068)
  brush.restore()
}

function edge(brush: Brush, path: Path2D, colour: Pigment, round: number, [dx, dy]: Point, alpha: number): void {
  brush.save()
  brush.translate(dx, dy)
  brush.strokeStyle = css(colour, alpha)
  for (const share of PASSES) {
    brush.lineWidth = 2 * round * share
    brush.stroke(path)
  }
  brush.restore()
}

/** A round spot of colour. */
export function disc(brush: Brush, [x, y]: Point, radius: number, colour: Pigment, alpha = 1): void {
  brush.fillStyle = css(colour, alpha)
  brush.beginPath()
  brush.arc(x, y, radius, 0, 7)
  brush.fill()
}

/** A soft stain of colour. */
export function glow(brush: Brush, [x, y]: Point, radius: number, colour: Pigment, alpha: number): void {
  const stain = brush.createRadialGradient(x, y, 0, x, y, radius)
  stain.addColorStop(0, css(colour, alpha))
  stain.addColorStop(0.5, css(colour, alpha * 0.45))
  stain.addColorStop(1, css(colour, 0))
  brush.fillStyle = stain
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

/** Points along the curve through the given ones, `per` to a piece. */
export function along(points: readonly Point[], per: number): Point[] {
  const count = (points.length - 1) * per
  return Array.from({ length: count + 1 }, (_, k): Point => {
    const i = Math.min(points.length - 2, Math.floor(k / per))
    const t = k / per - i
    const [a, b, c, d] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!]
    const on = (n: 0 | 1) => b[n] + 0.5 * t * (c[n] - a[n] + t * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n] + t * (3 * (b[n] - c[n]) + d[n] - a[n])))
    return [on(0), on(1)]
  })
}

/** Folds and seams: each a stroke that swells and dies away. */
export function paintFolds(brush: Brush, folds: readonly (readonly Point[])[], colour: Pigment, width: number, alpha: number): void {
  brush.fillStyle = css(colour, alpha)
  for (const fold of folds) {
    const points = along(fold, 4)
    brush.fill(tapered(points.map(([x, y], i): SpinePoint => [x, y, width * (0.04 + 0.96 * Math.sin((Math.PI * i) / (points.length - 1)))])))
  }
}
