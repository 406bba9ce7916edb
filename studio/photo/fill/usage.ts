import type { NearestField } from './nearest-field.ts'

/** Cells are squares of this many pixels, as a power of two. */
const CELL_BITS = 3
/** What it costs to copy from a cell that is in use once too often, in squares of brightness a pixel. */
const DEARNESS = 200
const MOST_EXCESS = 6

/** How often what lies where is copied already: the same spot again and again is seen as a pattern that is not there. */
export interface Usage {
  /** What another copy of this source costs, a pixel of the patch. */
  priceOf(x: number, y: number): number
  move(fromX: number, fromY: number, toX: number, toY: number): void
}

/** The use of the field as it is (Kaspar et al. 2015, 'Self Tuning Texture Optimization'). */
export function usageOf({ width, height, targets, nearest, stride, usableCount }: NearestField): Usage {
  const across = (width >> CELL_BITS) + 1
  const counts = new Int32Array(across * ((height >> CELL_BITS) + 1))
  const cellOf = (x: number, y: number) => (y >> CELL_BITS) * across + (x >> CELL_BITS)
  for (const target of targets) {
    const source = nearest[target]!
    if (source >= 0) counts[cellOf(source % width, Math.floor(source / width))]!++
  }
  // Where a hole is larger than what is left to copy everything is in use more than once.
  const once = 4 ** CELL_BITS / stride ** 2
  const fair = Math.max(once, (2 * targets.length * 4 ** CELL_BITS) / usableCount)
  const prices = Float32Array.from({ length: targets.length + 1 }, (_, count) => DEARNESS * Math.min(MOST_EXCESS, Math.max(0, count / fair - 1)))
  return {
    priceOf: (x, y) => prices[counts[cellOf(x, y)]!]!,
    move(fromX, fromY, toX, toY) {
      counts[cellOf(fromX, fromY)]!--
      counts[cellOf(toX, toY)]!++
    },
  }
}
