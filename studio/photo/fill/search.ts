import { inBreaths } from './breaths.ts'
import { RADIUS } from './level.ts'
import type { NearestField } from './nearest-field.ts'

/** How far from its target a source may be had for nothing, as costs of a distance of the whole frame. */
export interface Locality {
  across: number
  down: number
}

export interface SearchOptions {
  locality: Locality
  seed: number
  rounds: number
  /** Farthest that the random search looks from the best match so far, pixels. */
  reach: number
  checkCancelled: () => void
}

const PATCH = (2 * RADIUS + 1) ** 2

/**
 * Improves every match in place by PatchMatch (Barnes et al. 2009): the neighbour's match shifted along, then random
 * ones ever closer to the best. The cost is the sum of squares over the patch, plus that of the way to the source, plus what it
 * costs to copy the same spot again and again, which is seen as a pattern (Kaspar et al. 2015, 'Self Tuning Texture Optimization').
 */
export function search({ width, height, targets, kernel }: NearestField, { locality, seed, rounds, reach, checkCancelled }: SearchOptions): void {
  kernel.begin((locality.across * PATCH) / (width * width), (locality.down * PATCH) / (height * height), seed ^ Math.imul(targets.length, 0x9e3779b1))
  inBreaths(targets.length, checkCancelled, (from, to) => kernel.measure(from, to))
  kernel.count()
  for (let round = 0; round < rounds; round++) {
    inBreaths(targets.length, checkCancelled, (from, to) => kernel.improve(from, to, round % 2 === 0 ? 1 : -1, reach))
  }
}
