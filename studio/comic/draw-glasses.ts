import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../vision/face-geometry.ts'
import { penStroke } from './curve.ts'
import type { FaceMarks } from '../vision/face-marks.ts'

/** Half a lens down, between the pupils as 1, and across, with its eye's width as 1 and no more than the first. */
const HALF_HEIGHT = 0.3
const HALF_WIDTH = { most: 0.4, ofEye: 0.86 }
/** A superellipse of this power: between a circle and a rectangle. */
const POWER = 2.8
/** How far the lens hangs below the eye, of its half height. */
const HANG = 0.16
/** Degrees by which a head is turned from where on the temple at its far side is hidden. */
const TURNED = 15
/** How much of the way from the lens to the ear the temple at the near side is seen. */
const TO_EAR = 0.75

/** A plain frame where a photo showed glasses: two lenses with a glint, the bridge, the temples; of a turned head the far lens is narrower. */
export function drawGlasses(pen: SKRSContext2D, { eyes, unit, up: [ux, uy], yaw, jaw }: FaceMarks, width: number, colour: string): void {
  const place = ([cx, cy]: Point, across: number, down: number): Point => [
    cx - across * uy - down * ux,
    cy + across * ux - down * uy,
  ]
  const [left, right] = eyes
    .toSorted((a, b) => a.centre[0] - b.centre[0])
    .map(({ centre, upper }) => ({
      centre: place(centre, 0, HANG * HALF_HEIGHT * unit),
      half: Math.min(HALF_WIDTH.most * unit, HALF_WIDTH.ofEye * Math.hypot(upper[0]![0] - upper.at(-1)![0], upper[0]![1] - upper.at(-1)![1])),
    })) as [Lens, Lens]
  const rim = ({ centre, half }: Lens): Point[] =>
    Array.from({ length: 41 }, (_, k) => {
      const angle = (k / 40) * 2 * Math.PI
      const round = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / POWER)
      return place(centre, round(Math.cos(angle)) * half, round(Math.sin(angle)) * HALF_HEIGHT * unit)
    })
  for (const lens of [left, right]) {
    penStroke(pen, rim(lens), width, colour, () => 1)
    const glint = [[-0.6, 0.1], [-0.2, -0.14]].map(([x, y]) => place(lens.centre, x! * lens.half, y! * unit))
    penStroke(pen, glint, width * 0.9, 'rgb(255 255 255 / 0.5)')
  }
  const from = place(left.centre, left.half, -0.05 * unit)
  const to = place(right.centre, -right.half, -0.05 * unit)
  penStroke(pen, [from, place([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 0, -0.05 * unit), to], width, colour, () => 1)
  for (const [lens, side] of [[left, -1], [right, 1]] as const) {
    const isTurned = Math.abs(yaw) > TURNED
    if (isTurned && side * yaw > 0) continue
    const hinge = place(lens.centre, side * lens.half, -0.08 * unit)
    const ear = jaw.at(side < 0 ? 0 : -1)!
    const end: Point = isTurned
      ? [hinge[0] + TO_EAR * (ear[0] - hinge[0]), hinge[1] + TO_EAR * (ear[1] - hinge[1])]
      : place(hinge, side * 0.16 * unit, -0.02 * unit)
    penStroke(pen, [hinge, end], width, colour, (t) => 1 - 0.5 * t)
  }
}

interface Lens {
  centre: Point
  half: number
}
