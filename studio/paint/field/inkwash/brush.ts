import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../pixels/random.ts'

export type Point = readonly [x: number, y: number]

/** One stroke of a loaded brush along the points, its width going from `from` to `to`, ending in a point. */
export function brushStroke(pen: SKRSContext2D, points: readonly Point[], from: number, to: number): void {
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[Math.max(0, i - 1)]!
    const [afterX, afterY] = points[Math.min(last, i + 1)]!
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    const half = (from + (to - from) * (i / last)) / 2
    const across = [(-(afterY - beforeY) / length) * half, ((afterX - beforeX) / length) * half] as const
    left.push([x + across[0], y + across[1]])
    right.push([x - across[0], y - across[1]])
  }
  pen.beginPath()
  pen.moveTo(...left[0]!)
  for (const point of left.slice(1)) pen.lineTo(...point)
  for (const point of right.toReversed()) pen.lineTo(...point)
  pen.closePath()
  pen.fill()
}

/** A loose dab of leaves: several overlapping specks within the radii. */
export function dab(
  pen: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  specks: number,
): void {
  for (let speck = 0; speck < specks; speck++) {
    const angle = random() * 2 * Math.PI
    const reach = Math.sqrt(random())
    const size = 0.3 + 0.35 * random()
    pen.beginPath()
    pen.ellipse(
      x + Math.cos(angle) * radiusX * reach,
      y + Math.sin(angle) * radiusY * reach,
      radiusX * size,
      radiusY * size,
      0,
      0,
      2 * Math.PI,
    )
    pen.fill()
  }
}
