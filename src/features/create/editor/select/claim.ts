import { flood, rim } from './flood.ts'
import type { LabPicture } from './pixels.ts'

/** A region that takes up more of the rim is the ground itself. */
const GROUND = 0.15
/** What is seen through a hole is about as far from the region as from the rim. */
const NEARER = 0.9

/**
 * What belongs rather to a region than to the rim of the picture, and is connected with it: 1 where it is. A flower is
 * chosen with all its petals, as they are nearer to each other than to what lies around them.
 */
export function claim(picture: LabPicture, region: Uint8Array): Uint8Array {
  const { width, height, lab } = picture
  const ground = new Uint8Array(region.length)
  let [own, whole] = [0, 0]
  for (const at of rim(picture)) {
    whole++
    if (region[at]) own++
    else ground[at] = 1
  }
  if (own > GROUND * whole) return region
  const toRegion = new Float32Array(region.length)
  const toGround = new Float32Array(region.length)
  for (let channel = 0; channel < 3; channel++) {
    const values = Float32Array.from({ length: width * height }, (_, i) => lab[i * 3 + channel]!)
    addBarriers(toRegion, values, width, region)
    addBarriers(toGround, values, width, ground)
  }
  const claimed = new Uint8Array(region.length)
  // In the region itself the way to it is nothing.
  flood(picture, [region.indexOf(1)], (at) => toRegion[at]! < NEARER * toGround[at]!, claimed)
  return claimed
}

/** Adds the minimum barrier distance to the seeds (FastMBD, Zhang et al. 2015): how far the values must swing on the best way there. */
function addBarriers(sum: Float32Array, values: Float32Array, width: number, seeds: Uint8Array): void {
  const distance = Float32Array.from(seeds, (seed) => (seed ? 0 : Infinity))
  const highest = values.slice()
  const lowest = values.slice()
  const visit = (at: number, from: number) => {
    if (distance[from] === Infinity) return
    const high = Math.max(highest[from]!, values[at]!)
    const low = Math.min(lowest[from]!, values[at]!)
    if (high - low >= distance[at]!) return
    distance[at] = high - low
    highest[at] = high
    lowest[at] = low
  }
  for (let pass = 0; pass < 2; pass++) {
    for (let at = 0; at < values.length; at++) {
      if (at % width > 0) visit(at, at - 1)
      if (at >= width) visit(at, at - width)
    }
    for (let at = values.length - 1; at >= 0; at--) {
      if (at % width < width - 1) visit(at, at + 1)
      if (at < values.length - width) visit(at, at + width)
    }
  }
  for (let at = 0; at < sum.length; at++) sum[at]! += distance[at]!
}
