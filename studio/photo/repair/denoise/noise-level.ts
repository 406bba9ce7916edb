import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'

/** Levels of brightness that are told apart. */
export const LIGHTS = 8
/** Pixels along a block's side. */
const BLOCK = 16
/** The share of blocks that lie below the one taken: plain ones, where a detail is not mistaken for noise. */
const PLAIN_SHARE = 0.2
/** The share below the plainest block that is looked at. */
const PLAINEST_SHARE = 0.03
/** Of normally distributed numbers, the median's distance from 0 in standard deviations. */
const MEDIAN_OF_NORMAL = 0.6745
/** Norm of the operator [1 −2 1; −2 4 −2; 1 −2 1] (Immerkær 1996), which edges and slopes leave at 0. */
const OPERATOR_NORM = 6
/** What taking the plainer blocks makes too little of white noise, measured. */
const PLAIN_BIAS = 0.945

/** What the blocks of a plane show of its noise. */
export interface Survey {
  /** Standard deviation in the plainer blocks, on the plane's own scale. */
  level: number
  /** The same in the plainest blocks: noise is there too, and texture is not. */
  floor: number
  /** The same of the blocks of each brightness, dark to bright; nothing where there are few, or where detail shows among them. */
  levels: readonly (number | undefined)[]
  /** Share of the blocks that are of each brightness. */
  shares: readonly number[]
}

/** Blocks of one brightness: fewer than this share say nothing, nor do those that differ by more among themselves. */
const FEWEST = 0.03
const ALIKE = 1.65

/**
 * Measures the noise in a plane: the median absolute response to Immerkær's operator in each block that is neither black
 * nor burnt out. `light` is the brightness of the same picture, 0..`white`.
 */
export function surveyNoise(plane: Plane, light: Plane, white: number, { width, height }: Size): Survey {
  const responses = new Float32Array(BLOCK * BLOCK)
  const all: number[] = []
  const ofLight: number[][] = Array.from({ length: LIGHTS }, () => [])
  // Many more blocks would not make it surer.
  const stride = BLOCK * Math.max(1, Math.floor(Math.sqrt((width * height) / 4e6)))
  for (let top = 1; top + BLOCK < height; top += stride) {
    for (let left = 1; left + BLOCK < width; left += stride) {
      let [k, flat, sum] = [0, 0, 0]
      for (let y = top; y < top + BLOCK; y++) {
        for (let at = y * width + left, end = at + BLOCK; at < end; at++) {
          const above = at - width
          const below = at + width
          const sides = plane[above]! + plane[below]! + plane[at - 1]! + plane[at + 1]!
          const corners = plane[above - 1]! + plane[above + 1]! + plane[below - 1]! + plane[below + 1]!
          const response = Math.abs(4 * plane[at]! - 2 * sides + corners)
          if (response === 0) flat++
          responses[k++] = response
          sum += light[at]!
        }
      }
      if (flat >= k / 2) continue
      const level = middleOf(responses) / (MEDIAN_OF_NORMAL * OPERATOR_NORM * PLAIN_BIAS)
      all.push(level)
      ofLight[Math.min(LIGHTS - 1, Math.floor((sum / k / white) * LIGHTS))]!.push(level)
    }
  }
  all.sort((a, b) => a - b)
  const levels = ofLight.map((blocks) => {
    blocks.sort((a, b) => a - b)
    const alike = at(blocks, 2 * PLAIN_SHARE) < ALIKE * at(blocks, PLAIN_SHARE / 2)
    return blocks.length >= FEWEST * all.length && alike ? at(blocks, PLAIN_SHARE) : undefined
  })
  return { level: at(all, PLAIN_SHARE), floor: at(all, PLAINEST_SHARE), levels, shares: ofLight.map((blocks) => blocks.length / Math.max(1, all.length)) }
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

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
