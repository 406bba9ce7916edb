import { mapToPlane } from '../../pixels/map-values.ts'
import type { Plane } from '../../pixels/plane.ts'

/** Colours of a garment with its lining, prints and badges. */
export const GROUPS = 7
const ROUNDS = 6
/** Pixels left out between two that the means are learned from. */
const STRIDE = 3

/** Groups the colours of the pixels (k-means from the colours that lie furthest apart); the group of each, -1 elsewhere. */
export function colourGroups(planes: readonly Plane[], pixels: readonly number[]): Int8Array {
  const sample = pixels.filter((_, k) => k % STRIDE === 0)
  const centres = furthestColours(planes, sample)
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0, 1e-9])
    for (const i of sample) {
      const sum = sums[nearest(planes, centres, i)]!
      for (let c = 0; c < 3; c++) sum[c]! += planes[c]![i]!
      sum[3]!++
    }
    sums.forEach((sum, k) => {
      if (sum[3]! > 1) centres[k] = [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!]
    })
  }
  const groups = new Int8Array(planes[0]!.length).fill(-1)
  for (const i of pixels) groups[i] = nearest(planes, centres, i)
  return groups
}

type Colour = readonly [number, number, number]

function furthestColours(planes: readonly Plane[], sample: readonly number[]): Colour[] {
  const colour = (i: number): Colour => [planes[0]![i]!, planes[1]![i]!, planes[2]![i]!]
  const first = sample[sample.length >> 1]!
  const centres = [colour(first)]
  const away = mapToPlane(sample, (i) => distance(planes, centres[0]!, i))
  while (centres.length < GROUPS) {
    let best = 0
    for (let k = 1; k < away.length; k++) if (away[k]! > away[best]!) best = k
    const centre = colour(sample[best]!)
    centres.push(centre)
    for (let k = 0; k < away.length; k++) away[k] = Math.min(away[k]!, distance(planes, centre, sample[k]!))
  }
  return centres
}

function nearest(planes: readonly Plane[], centres: readonly Colour[], i: number): number {
  let best = 0
  let least = Infinity
  for (let k = 0; k < centres.length; k++) {
    const away = distance(planes, centres[k]!, i)
    if (away >= least) continue
    best = k
    least = away
  }
  return best
}

const distance = (planes: readonly Plane[], centre: Colour, i: number) =>
  (planes[0]![i]! - centre[0]) ** 2 + (planes[1]![i]! - centre[1]) ** 2 + (planes[2]![i]! - centre[2]) ** 2
