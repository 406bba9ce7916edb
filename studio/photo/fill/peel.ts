import { clamp } from '../../pixels/colour.ts'
import type { Size } from '../../pixels/raster.ts'
import type { NearestField } from './nearest-field.ts'
import { CHANNELS, RADIUS, type FillLevel } from './level.ts'
import type { Locality } from './search.ts'

/** Comparisons that a peeling may take, and sources that each pixel sees: a small level is searched whole. */
const MOST_COMPARISONS = 3_000_000
const MOST_SOURCES = 3000
const FEWEST_SOURCES = 40

export interface PeelOptions {
  locality: Locality
  seed: number
  checkCancelled: () => void
}

/**
 * A first fill of a small level, in place: the hole is peeled from its rim inwards, each pixel taken from the source
 * that agrees best with what of its patch is known by then, out of sources from all over the level.
 */
export function peel(level: FillLevel, field: NearestField, { locality, seed, checkCancelled }: PeelOptions): void {
  const { width, height, values } = level
  const { nearest, kernel, spare } = field
  // A thin hole, or one in a long strip, is peeled at a large level, where some of the sources must do.
  const holeSize = level.hole.reduce((sum, inside) => sum + inside, 0)
  const enough = clamp(MOST_COMPARISONS / holeSize, FEWEST_SOURCES, MOST_SOURCES)
  const every = Math.ceil(field.usableCount / enough)
  let passed = seed
  let sourceCount = 0
  field.usable.forEach((usable, i) => {
    if (usable && passed++ % every === 0) spare.numbers[sourceCount++] = i
  })
  const unknown = spare.bytes
  unknown.set(level.hole)
  for (;;) {
    checkCancelled()
    const rim = rimOf(unknown, level)
    if (rim.length === 0) return
    for (const pixel of rim) {
      const x = pixel % width
      const y = (pixel - x) / width
      const target = clamp(y, RADIUS, height - 1 - RADIUS) * width + clamp(x, RADIUS, width - 1 - RADIUS)
      const best = kernel.likeliest(target, sourceCount, locality.across, locality.down)
      nearest[target] = best
      const from = (best + pixel - target) * CHANNELS
      values.copyWithin(pixel * CHANNELS, from, from + CHANNELS)
    }
    for (const pixel of rim) unknown[pixel] = 0
  }
}

function rimOf(unknown: Uint8Array, { width, height }: Size): number[] {
  const rim: number[] = []
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!unknown[i]) continue
      const openAcross = (x > 0 && !unknown[i - 1]) || (x < width - 1 && !unknown[i + 1])
      const openDown = (y > 0 && !unknown[i - width]) || (y < height - 1 && !unknown[i + width])
      if (openAcross || openDown) rim.push(i)
    }
  }
  return rim
}
