import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../vision/face-geometry.ts'

/** Points along a Catmull-Rom spline through the given ones, `steps` a span. */
export function smoothCurve(points: readonly Point[], steps = 6): Point[] {
  const at = (k: number) => points[Math.max(0, Math.min(points.length - 1, k))]!
  const out: Point[] = []
  for (let k = 0; k < points.length - 1; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
    const along = (t: number, axis: 0 | 1) =>
      0.5 * (2 * b[axis] + (c[axis] - a[axis]) * t + (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
    for (let step = 0; step < steps; step++) out.push([along(step / steps, 0), along(step / steps, 1)])
  }
  out.push(points.at(-1)!)
  return out
}

/** Width of a stroke along its way (0..1) as a share of its greatest width. */
export type Taper = (t: number) => number

/** Thin at both ends, as a pen lifted and set down. */
export const lifted: Taper = (t) => 0.12 + 0.88 * Math.pow(Math.sin(Math.PI * t), 0.7)

/** A pen stroke of varying width along a smooth curve; width in pixels. */
export function penStroke(
  pen: SKRSContext2D,
  points: readonly Point[],
  width: number,
  colour: string,
  taper: Taper = lifted,
): void {
  const path = smoothCurve(points)
  const left: Point[] = []
  const right: Point[] = []
  path.forEach(([x, y], k) => {
    const [ax, ay] = path[Math.max(0, k - 1)]!
    const [bx, by] = path[Math.min(path.length - 1, k + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (width / 2) * taper(k / (path.length - 1))
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    left.push([x + nx, y + ny])
    right.push([x - nx, y - ny])
  })
  fillShape(pen, [...left, ...right.toReversed()], colour)
}

export function tracePath(pen: SKRSContext2D, points: readonly Point[]): void {
  pen.beginPath()
  points.forEach(([x, y], k) => (k ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  pen.closePath()
}

export function fillShape(pen: SKRSContext2D, points: readonly Point[], colour: SKRSContext2D['fillStyle']): void {
  tracePath(pen, points)
  pen.fillStyle = colour
  pen.fill()
}
