import type { Brush } from '../brush/layer.ts'
import type { View } from '../terrain/view.ts'

/** Metres: x right, y up, z ahead. */
export type Point = readonly [x: number, y: number, z: number]
/** Pixels. */
export type Spot = readonly [x: number, y: number]

const NEAREST = 0.4

/** Pixels that a metre takes at a distance. */
export const scaleAt = ({ focal }: View, z: number): number => focal / Math.max(NEAREST, z)

/** Where a view sees a point of the world. */
export function project(view: View, [x, y, z]: Point): Spot {
  const scale = scaleAt(view, z)
  return [view.width / 2 + x * scale, view.horizon - (y - view.eye) * scale]
}

export function trace(pen: Brush, spots: readonly Spot[], close = true): void {
  pen.beginPath()
  for (const [x, y] of spots) pen.lineTo(x, y)
  if (close) pen.closePath()
}

export function fillShape(pen: Brush, style: Brush['fillStyle'], spots: readonly Spot[]): void {
  pen.fillStyle = style
  trace(pen, spots)
  pen.fill()
}

/** Between two points, t 0..1. */
export const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
