import { meanPoint, type Point } from '../../../vision/face-geometry.ts'
import { smoothOutline } from '../../../vision/face-mask.ts'
import { blur } from '../blur.ts'
import { cover, fillAll, type Canvas } from './paint.ts'

export interface Huadian {
  kind: 'huadian'
  /** Of the flower, and of its heart and rim. */
  colour: string
  gold: string
  amount: number
}

/** Middle of the flower above the brows, in face widths. */
const RISE = 0.092

/**
 * The flower between the brows, the crescents at the temples and the dots beside the mouth of the ladies on
 * Dunhuang's walls, in place.
 */
export function huadian(canvas: Canvas, { colour, gold, amount }: Huadian): void {
  const { face, unit } = canvas
  const at = foreheadFrame(canvas)
  const place = (points: readonly Point[]) => smoothOutline(points.map(([x, y]) => at(x, y + RISE)))
  const dot = (centre: Point, radius: number) => smoothOutline(circle(centre, radius * unit))
  const flower = petals.map((petal) => place(petal.red))
  const heart = [...petals.map((petal) => place(petal.gold)), ...beads.map(([x, y]) => dot(at(x, y + RISE), 0.0065))]
  const dimples = [dot(meanPoint(face, [57, 212, 216]), 0.011), dot(meanPoint(face, [287, 432, 436]), 0.011)]
  const soft = (outlines: Point[][]) => {
    const mask = blur(fillAll(outlines, canvas), canvas, unit * 0.0018)
    return mask.map((value, i) => value * canvas.skin[i]!)
  }
  cover(canvas, soft([...flower, ...dimples, ...crescents(canvas)]), colour, amount)
  cover(canvas, soft(heart), gold, amount)
}

const circle = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 10 }, (_, k) => [x + Math.cos((k / 10) * 2 * Math.PI) * radius, y + Math.sin((k / 10) * 2 * Math.PI) * radius] as const)

/** A petal of the lotus from its foot, leaning by `angle`; the golden vein lies within. */
function petal(angle: number, length: number, breadth: number): { red: Point[]; gold: Point[] } {
  const turn = (x: number, y: number): Point => [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle) - 0.045]
  const leaf = (from: number, to: number, half: number) => [
    turn(0, from),
    turn(-half * 0.8, from + (to - from) * 0.35),
    turn(-half, from + (to - from) * 0.6),
    turn(-half * 0.25, from + (to - from) * 0.92),
    turn(0, to),
    turn(half * 0.25, from + (to - from) * 0.92),
    turn(half, from + (to - from) * 0.6),
    turn(half * 0.8, from + (to - from) * 0.35),
  ]
  return { red: leaf(0.012, length, breadth), gold: leaf(length * 0.36, length * 0.74, breadth * 0.38) }
}

const petals = [petal(0, 0.135, 0.021), petal(0.62, 0.108, 0.018), petal(-0.62, 0.108, 0.018), petal(1.24, 0.082, 0.014), petal(-1.24, 0.082, 0.014)]
const beads: readonly Point[] = [[0, -0.056], [0, 0.104], [0.074, 0.055], [-0.074, 0.055]]

/** Xiehong: a thin red moon beside each eye. */
function crescents({ face, unit, pose }: Canvas): Point[][] {
  return ([[[33, 226], -1], [[263, 446], 1]] as const).map(([corner, side]) => {
    const [x, y] = meanPoint(face, corner)
    const turn = (pose.roll * Math.PI) / 180
    const local = (u: number, v: number): Point => {
      const [px, py] = [side * u * unit, v * unit]
      return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]
    }
    return smoothOutline([local(0.06, -0.08), local(0.094, -0.045), local(0.1, 0), local(0.074, 0.045), local(0.08, 0.0), local(0.077, -0.042)])
  })
}

/** The face's own coordinates on the forehead: origin between the brows, in face widths, x to the right as seen, y up. */
function foreheadFrame({ face, unit, pose }: Canvas): (x: number, y: number) => Point {
  const [low, high] = [meanPoint(face, [9]), meanPoint(face, [151])]
  const length = Math.hypot(high[0] - low[0], high[1] - low[1]) || 1
  const up: Point = [(high[0] - low[0]) / length, (high[1] - low[1]) / length]
  const narrow = Math.cos((pose.yaw * Math.PI) / 180)
  return (x, y) => [low[0] + (up[0] * y - up[1] * x * narrow) * unit, low[1] + (up[1] * y + up[0] * x * narrow) * unit]
}
