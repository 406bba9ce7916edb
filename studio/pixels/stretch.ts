import type { Plane } from './plane.ts'
import type { Size } from './raster.ts'

/**
 * Reads planes of one size as if they were of another (bilinear, pixel centres aligned), a pixel at a time, so that
 * large pictures need no large planes: `row(y)` once a row, then `at(plane, x)`.
 */
export class Stretch {
  private readonly from: Size
  private readonly toHeight: number
  private readonly left: Int32Array
  private readonly right: Int32Array
  private readonly share: Float32Array
  private above = 0
  private below = 0
  private rowShare = 0

  constructor(from: Size, to: Size) {
    this.from = from
    this.toHeight = to.height
    const positions = Array.from({ length: to.width }, (_, x) => position(x, from.width, to.width))
    this.left = Int32Array.from(positions, Math.floor)
    this.right = this.left.map((column) => Math.min(from.width - 1, column + 1))
    this.share = Float32Array.from(positions, (at, x) => at - this.left[x]!)
  }

  row(y: number): void {
    const { width, height } = this.from
    const at = position(y, height, this.toHeight)
    this.above = Math.floor(at) * width
    this.below = Math.min(height - 1, Math.floor(at) + 1) * width
    this.rowShare = at - Math.floor(at)
  }

  at(plane: Plane, x: number): number {
    const left = this.left[x]!
    const right = this.right[x]!
    const u = this.share[x]!
    const upper = plane[this.above + left]! * (1 - u) + plane[this.above + right]! * u
    const lower = plane[this.below + left]! * (1 - u) + plane[this.below + right]! * u
    return upper + (lower - upper) * this.rowShare
  }
}

/** Where a pixel's centre falls on the other grid, kept inside it. */
const position = (at: number, from: number, to: number) => Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / to - 0.5))
