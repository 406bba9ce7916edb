import { boxBlur, type Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'

/** Rows from one looked at to the next; what lies between is averaged, along the line, which takes noise away and not the line. */
export const ROW_STEP = 4
/** Pixels from a line's middle to what is beside it. */
const BESIDE = 3
/** The two sides may differ by this share of the line's contrast and by this much (0..1) beyond it: more is an edge. */
const UNEVEN = [0.5, 0.03] as const
/** How far around a row's pixel other lines are counted, in pixels across and looked-at rows. */
const NEARBY = 24

export interface Ridges extends Size {
  /** Contrast of a line that runs down through each place, 0..1; 0 where none does. */
  contrast: Plane
  /** Share of the places around each one that are lines. */
  density: Plane
}

/** Where something thin that is brighter (or darker) than both of its sides, which are alike, runs about downwards. */
export function findRidges(brightness: Plane, size: Size, bright: boolean, least: number): Ridges {
  const { width } = size
  const height = Math.floor(size.height / ROW_STEP)
  const contrast = new Float32Array(width * height)
  const found = new Float32Array(width * height)
  const row = new Float32Array(width)
  const sign = bright ? 1 / ROW_STEP : -1 / ROW_STEP
  for (let y = 0; y < height; y++) {
    row.fill(0)
    for (let v = 0; v < ROW_STEP; v++) {
      for (let x = 0, at = (y * ROW_STEP + v) * width; x < width; x++, at++) row[x]! += sign * brightness[at]!
    }
    for (let x = BESIDE + 1; x < width - BESIDE - 1; x++) {
      const middle = row[x]!
      if (middle < row[x - 1]! || middle <= row[x + 1]!) continue
      const left = 0.5 * (row[x - BESIDE]! + row[x - BESIDE - 1]!)
      const right = 0.5 * (row[x + BESIDE]! + row[x + BESIDE + 1]!)
      const above = middle - Math.max(left, right)
      if (above < least || Math.abs(left - right) > UNEVEN[0] * above + UNEVEN[1]) continue
      contrast[y * width + x] = above
      found[y * width + x] = 1
    }
  }
  return { width, height, contrast, density: boxBlur(found, width, height, NEARBY) }
}
