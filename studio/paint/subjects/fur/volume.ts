import { boxBlur, type Plane } from '../../../pixels/plane.ts'

/** An ellipsoid towards the eye: centre u (right), v (down), z (near) and radii, in head radii. */
export type Ball = readonly [u: number, v: number, z: number, ru: number, rv: number, rz: number]

export const pair = ([u, v, z, ru, rv, rz]: Ball): Ball[] => [
  [-u, v, z, ru, rv, rz],
  [u, v, z, ru, rv, rz],
]

const STEP = 0.02
const OUTSIDE = -9
const SMOOTHING = 0.07

/** A form of merged balls, baked to a grid: height, surface normal and the shade in its hollows. */
export class Volume {
  readonly left: number
  readonly top: number
  private readonly balls: readonly Ball[]
  private readonly columns: number
  private readonly rows: number
  private baked: { height: Plane; smooth: Plane; hollow: Plane } | undefined

  constructor(balls: readonly Ball[]) {
    this.balls = balls
    this.left = Math.min(...balls.map((b) => b[0] - b[3])) - 0.1
    this.top = Math.min(...balls.map((b) => b[1] - b[4])) - 0.1
    const right = Math.max(...balls.map((b) => b[0] + b[3])) + 0.1
    const bottom = Math.max(...balls.map((b) => b[1] + b[4])) + 0.1
    this.columns = Math.ceil((right - this.left) / STEP)
    this.rows = Math.ceil((bottom - this.top) / STEP)
  }

  /** Baked when it is first asked for: a form that stands in a module costs nothing until it is painted. */
  private get grids() {
    if (this.baked) return this.baked
    const { columns, rows } = this
    const height = new Float32Array(columns * rows).fill(OUTSIDE)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) height[y * columns + x] = heightOf(this.balls, this.left + x * STEP, this.top + y * STEP)
    const floored = height.map((h) => Math.max(h, -0.25))
    const smooth = boxBlur(boxBlur(floored, columns, rows, 1), columns, rows, 1)
    const around = boxBlur(boxBlur(floored, columns, rows, 7), columns, rows, 7)
    return (this.baked = { height, smooth, hollow: around.map((a, i) => Math.max(0, a - smooth[i]!)) })
  }

  get right(): number {
    return this.left + this.columns * STEP
  }
  get bottom(): number {
    return this.top + this.rows * STEP
  }

  private index(u: number, v: number): number {
    const x = Math.min(this.columns - 2, Math.max(1, Math.round((u - this.left) / STEP)))
    const y = Math.min(this.rows - 2, Math.max(1, Math.round((v - this.top) / STEP)))
    return y * this.columns + x
  }

  contains(u: number, v: number): boolean {
    return this.grids.height[this.index(u, v)]! > OUTSIDE
  }

  /** Unit normal [right, down, near] and how hollow the place is (0 open .. 1 deep). */
  surface(u: number, v: number): { normal: readonly [number, number, number]; hollow: number } {
    const at = this.index(u, v)
    const { smooth, hollow } = this.grids
    const du = (smooth[at + 1]! - smooth[at - 1]!) / (2 * STEP)
    const dv = (smooth[at + this.columns]! - smooth[at - this.columns]!) / (2 * STEP)
    const length = Math.sqrt(du * du + dv * dv + 1)
    return { normal: [-du / length, -dv / length, 1 / length], hollow: Math.min(1, hollow[at]! * 5) }
  }
}

function heightOf(balls: readonly Ball[], u: number, v: number): number {
  let height = OUTSIDE
  for (const [bu, bv, z, ru, rv, rz] of balls) {
    const q = ((u - bu) / ru) ** 2 + ((v - bv) / rv) ** 2
    if (q >= 1) continue
    const h = z + rz * Math.sqrt(1 - q)
    const nearness = Math.max(0, SMOOTHING - Math.abs(h - height)) / SMOOTHING
    height = Math.max(h, height) + nearness * nearness * SMOOTHING * 0.25
  }
  return height
}
