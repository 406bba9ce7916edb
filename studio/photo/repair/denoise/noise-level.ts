import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'

/** Pixels along a block's side. */
const BLOCK = 16
/** The share of blocks that lie below the one taken: plain ones, where a detail is not mistaken for noise. */
const PLAIN_SHARE = 0.2
/** Of normally distributed numbers, the median's distance from 0 in standard deviations. */
const MEDIAN_OF_NORMAL = 0.6745
/** Norm of the operator [1 −2 1; −2 4 −2; 1 −2 1] (Immerkær 1996), which edges and slopes leave at 0. */
const OPERATOR_NORM = 6
/** What taking the plainer blocks makes too little of white noise, measured. */
const PLAIN_BIAS = 0.945

/**
 * Standard deviation of the noise in a plane, on the plane's own scale: the median absolute response to Immerkær's
 * operator in each block, taken from the plainer blocks that are neither black nor burnt out.
 */
export function noiseLevel(plane: Plane, { width, height }: Size): number {
  const responses = new Float32Array(BLOCK * BLOCK)
  const levels: number[] = []
  // Many more blocks would not make it surer.
  const stride = BLOCK * Math.max(1, Math.floor(Math.sqrt((width * height) / 4e6)))
  for (let top = 1; top + BLOCK < height; top += stride) {
    for (let left = 1; left + BLOCK < width; left += stride) {
      let [k, flat] = [0, 0]
      for (let y = top; y < top + BLOCK; y++) {
        for (let at = y * width + left, end = at + BLOCK; at < end; at++) {
          const above = at - width
          const below = at + width
          const sides = plane[above]! + plane[below]! + plane[at - 1]! + plane[at + 1]!
          const corners = plane[above - 1]! + plane[above + 1]! + plane[below - 1]! + plane[below + 1]!
          const response = Math.abs(4 * plane[at]! - 2 * sides + corners)
          if (response === 0) flat++
          responses[k++] = response
        }
      }
      if (flat < k / 2) levels.push(middleOf(responses))
    }
  }
  if (levels.length === 0) return 0
  const plain = levels.sort((a, b) => a - b)[Math.floor(levels.length * PLAIN_SHARE)]!
  return plain / (MEDIAN_OF_NORMAL * OPERATOR_NORM * PLAIN_BIAS)
}

/** The number in the middle of their order (Hoare's selection), which parts them in place. */
function middleOf(values: Float32Array): number {
  const middle = values.length >> 1
  let [from, to] = [0, values.length - 1]
  while (from < to) {
    const pivot = values[middle]!
    let [i, j] = [from, to]
    while (i <= j) {
      while (values[i]! < pivot) i++
      while (pivot < values[j]!) j--
      if (i > j) break
      const swapped = values[i]!
      values[i++] = values[j]!
      values[j--] = swapped
    }
    if (j < middle) from = i
    if (middle < i) to = j
  }
  return values[middle]!
}
