import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { acrossAt, type Structure } from './structure.ts'

/** Reach of what a pixel is made of, pixels. */
const REACH = 5
/** How much more what lies along an edge counts than what lies across it. */
const EDGE_GAIN = 25
/** Share of its distance, in the distance's units, that a pixel beside, along the rim, counts as across it. */
const ALONG = 0.05
/** Pixels between two looks at whether the person has cancelled. */
const BREATH = 1024

const SIDE = 2 * REACH + 1
const near = Array.from({ length: SIDE ** 2 }, (_, k) => ({ dx: (k % SIDE) - REACH, dy: Math.floor(k / SIDE) - REACH }))
  .filter(({ dx, dy }) => dx * dx + dy * dy > 0 && dx * dx + dy * dy <= REACH * REACH)
const stepX = Int32Array.from(near, ({ dx }) => dx)
const stepY = Int32Array.from(near, ({ dy }) => dy)
const closeness = Float64Array.from(near, ({ dx, dy }) => 1 / (dx * dx + dy * dy))
const least = Float64Array.from(near, ({ dx, dy }) => ALONG * Math.hypot(dx, dy))

/**
 * Carries the planes into the hole, in place, from the rim inwards and along its edges: each pixel is the mean of what
 * is known around it, most of it of what lies on the same edge (Bornemann & März 2007, 'Fast Image Inpainting Based on
 * Coherence Transport') and across the rim (Telea 2004). The structure, carried on with the colours, tells where the
 * edges run. `order` is the pixels that are filled, `distance` how deep they lie.
 */
export function transport(
  colours: readonly Plane[], structure: Structure, hole: Uint8Array, distance: Int32Array, order: Int32Array, { width, height }: Size,
  checkCancelled: () => void,
): void {
  const planes = [...colours, ...structure]
  const [xx, xy, yy] = structure
  const unknown = hole.slice()
  const from = new Int32Array(near.length)
  const which = new Int32Array(near.length)
  const weights = new Float64Array(near.length)
  const edge = { x: 1, y: 0, certainty: 0 }
  for (let n = 0; n < order.length; n++) {
    if (n % BREATH === 0) checkCancelled()
    const i = order[n]!
    const x = i % width
    const y = (i - x) / width
    let count = 0
    let total = 0
    let sumXx = 0
    let sumXy = 0
    let sumYy = 0
    for (let k = 0; k < near.length; k++) {
      const u = x + stepX[k]!
      const v = y + stepY[k]!
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      const j = v * width + u
      if (unknown[j]) continue
      const weight = closeness[k]!
      sumXx += weight * xx[j]!
      sumXy += weight * xy[j]!
      sumYy += weight * yy[j]!
      total += weight
      from[count] = j
      which[count++] = k
    }
    unknown[i] = 0
    if (count === 0) continue
    acrossAt(sumXx / total, sumXy / total, sumYy / total, edge)
    const gain = (1 + EDGE_GAIN * edge.certainty) / REACH
    const narrow = (gain * gain) / 2
    const slopeX = distance[x < width - 1 ? i + 1 : i]! - distance[x > 0 ? i - 1 : i]!
    const slopeY = distance[y < height - 1 ? i + width : i]! - distance[y > 0 ? i - width : i]!
    total = 0
    for (let m = 0; m < count; m++) {
      const k = which[m]!
      const dx = stepX[k]!
      const dy = stepY[k]!
      const off = dx * edge.x + dy * edge.y
      const inwards = Math.abs(dx * slopeX + dy * slopeY) + least[k]!
      const weight = closeness[k]! * Math.sqrt(closeness[k]!) * inwards * Math.exp(-narrow * off * off)
      weights[m] = weight
      total += weight
    }
    // Where the edge runs along the rim nothing known may lie on it.
    if (total < 1e-20) {
      weights.fill(1, 0, count)
      total = count
    }
    for (const plane of planes) {
      let sum = 0
      for (let m = 0; m < count; m++) sum += weights[m]! * plane[from[m]!]!
      plane[i] = sum / total
    }
  }
}
