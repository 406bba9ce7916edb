import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../vision/face-geometry.ts'
import { penStroke } from './curve.ts'
import type { FaceMarks } from './face-marks.ts'

/** Half a lens across and down, between the pupils as 1. */
const [HALF_WIDTH, HALF_HEIGHT] = [0.4, 0.3]
/** A superellipse of this power: between a circle and a rectangle. */
const POWER = 2.8
/** How far the lens hangs below the eye, of its half height. */
const HANG = 0.16

/** A plain frame where a photo showed glasses: two lenses with a glint, the bridge, the start of the temples. */
export function drawGlasses(pen: SKRSContext2D, { eyes, unit, up: [ux, uy] }: FaceMarks, width: number, colour: string): void {
  const place = ([cx, cy]: Point, across: number, down: number): Point => [
    cx - across * uy - down * ux,
    cy + across * ux - down * uy,
  ]
  const [left, right] = eyes
    .toSorted((a, b) => a.centre[0] - b.centre[0])
    .map(({ centre }) => place(centre, 0, HANG * HALF_HEIGHT * unit))
  const lens = (centre: Point): Point[] =>
    Array.from({ length: 41 }, (_, k) => {
      const angle = (k / 40) * 2 * Math.PI
      const round = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / POWER)
      return place(centre, round(Math.cos(angle)) * HALF_WIDTH * unit, round(Math.sin(angle)) * HALF_HEIGHT * unit)
    })
  for (const centre of [left!, right!]) {
    penStroke(pen, lens(centre), width, colour, () => 1)
    const glint = [[-0.24, 0.1], [-0.08, -0.14]].map(([x, y]) => place(centre, x! * unit, y! * unit))
    penStroke(pen, glint, width * 0.9, 'rgb(255 255 255 / 0.5)')
  }
  const bridge = [
    place(left!, HALF_WIDTH * unit, -0.05 * unit),
    place(left!, 0.5 * unit, -0.11 * unit),
    place(right!, -HALF_WIDTH * unit, -0.05 * unit),
  ]
  penStroke(pen, bridge, width, colour, () => 1)
  penStroke(
    pen,
    [place(left!, -HALF_WIDTH * unit, -0.08 * unit), place(left!, -0.56 * unit, -0.1 * unit)],
    width,
    colour,
    (t) => 1 - 0.5 * t,
  )
  penStroke(
    pen,
    [place(right!, HALF_WIDTH * unit, -0.08 * unit), place(right!, 0.56 * unit, -0.1 * unit)],
    width,
    colour,
    (t) => 1 - 0.5 * t,
  )
}
