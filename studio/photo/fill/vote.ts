import { inBreaths } from './breaths.ts'
import type { NearestField } from './nearest-field.ts'

/**
 * Sets the hole's pixels, in place, to what the patches over each of them say: the mean of their sources' pixels,
 * weighted by how well they match (Wexler et al. 2007), each as light or dark as its surroundings (Darabi et al. 2012,
 * 'Image Melding').
 */
export function vote({ targets, kernel }: NearestField, checkCancelled: () => void): void {
  inBreaths(targets.length, checkCancelled, (from, to) => kernel.collect(from, to))
  kernel.settle()
}
