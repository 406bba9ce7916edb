import type { Plane } from '../../../pixels/plane.ts'
import type { Region, Size } from '../../../pixels/raster.ts'
import { halve, LATTICE, latticeOf } from './lattice.ts'

/** How far similar patches are looked for, lattice steps each way. */
export const REACH = 4
/** Patches in a group. */
export const GROUP = 8
/** A patch's side at half the size. */
const HALF_PATCH = 4

/** What patches are compared by. */
export interface Guide {
  /** Lattice steps between the patches that others are compared with. */
  step: number
  /** The picture at half its size, where half of the noise is gone. */
  half: Plane
  /** Mean of the patch that starts at each pixel of it. */
  means: Plane
}

export function createGuide(plane: Plane, size: Size, step: number): Guide {
  const half = halve(plane, size)
  return { step, half, means: patchMeans(half, size.width / 2, size.height / 2) }
}

/**
 * For the lattice positions of `part` that lie a step apart (in lattice steps): itself and the seven most similar patches around
 * it, `GROUP` positions of the whole lattice each. Compared by their squared difference.
 */
export function groupPatches({ step, half, means }: Guide, size: Size, part: Region): Int32Array {
  const lattice = latticeOf(size)
  const halfWidth = size.width / LATTICE
  const columns = positions(part.left, part.left + part.width, lattice.width, step)
  const rows = positions(part.top, part.top + part.height, lattice.height, step)
  const members = new Int32Array(columns.length * rows.length * GROUP)
  const distances = new Float64Array(GROUP)
  const reference = new Float64Array(HALF_PATCH * HALF_PATCH)
  let first = 0
  for (const y of rows) {
    for (const x of columns) {
      for (let v = 0, k = 0; v < HALF_PATCH; v++)
        for (let u = 0; u < HALF_PATCH; u++, k++) reference[k] = half[(y + v) * halfWidth + x + u]!
      distances.fill(Infinity)
      // Its own distance stops every other on its way up.
      distances[0] = -1
      members[first] = y * lattice.width + x
      const mean = means[y * halfWidth + x]!
      const right = Math.min(lattice.width - 1, x + REACH)
      const bottom = Math.min(lattice.height - 1, y + REACH)
      for (let b = Math.max(0, y - REACH); b <= bottom; b++) {
        for (let a = Math.max(0, x - REACH); a <= right; a++) {
          const worst = distances[GROUP - 1]!
          const difference = mean - means[b * halfWidth + a]!
          // The squares of the differences add up to at least that of their mean.
          if (HALF_PATCH * HALF_PATCH * difference * difference >= worst) continue
          let sum = 0
          for (let k = 0, at = b * halfWidth + a; k < HALF_PATCH * HALF_PATCH && sum < worst; k += HALF_PATCH, at += halfWidth) {
            const p = reference[k]! - half[at]!
            const q = reference[k + 1]! - half[at + 1]!
            const r = reference[k + 2]! - half[at + 2]!
            const s = reference[k + 3]! - half[at + 3]!
            sum += p * p + q * q + r * r + s * s
          }
          if (sum >= worst || (a === x && b === y)) continue
          let place = GROUP - 1
          for (; distances[place - 1]! > sum; place--) {
            distances[place] = distances[place - 1]!
            members[first + place] = members[first + place - 1]!
          }
          distances[place] = sum
          members[first + place] = b * lattice.width + a
        }
      }
      first += GROUP
    }
  }
  return members
}

/** The positions of a range a step apart; the last one of the whole lattice always. */
function positions(from: number, to: number, all: number, step: number): number[] {
  const out: number[] = []
  for (let at = Math.ceil(from / step) * step; at < to; at += step) out.push(at)
  if (to === all && out.at(-1) !== all - 1) out.push(all - 1)
  return out
}

/** Mean of the patch that starts at each pixel. */
function patchMeans(half: Plane, width: number, height: number): Plane {
  const out = new Float32Array(half.length)
  for (let y = 0; y <= height - HALF_PATCH; y++) {
    for (let x = 0, at = y * width; x <= width - HALF_PATCH; x++, at++) {
      let sum = 0
      for (let v = 0, from = at; v < HALF_PATCH; v++, from += width) sum += half[from]! + half[from + 1]! + half[from + 2]! + half[from + 3]!
      out[at] = sum / (HALF_PATCH * HALF_PATCH)
    }
  }
  return out
}
