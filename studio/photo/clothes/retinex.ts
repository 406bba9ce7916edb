import { mapToBytes } from '../../pixels/map-values.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'
import type { Watch } from '../../vision/watch.ts'

/** Differences to the right and downwards of a plane's values; NaN where there is none. */
export interface Gradients {
  across: Plane
  down: Plane
}

/** Side at which the coarsest guess is made, and sweeps at each doubling from there. */
const COARSEST = 24
const SWEEPS = 24

/**
 * The values inside the mask whose differences come nearest to the gradients (a Poisson equation with free edges), by
 * Gauss-Seidel sweeps from coarse to fine; their mean is arbitrary.
 */
export function integrate(gradients: Gradients, inside: Uint8Array, size: Size, watch: Watch): Plane {
  const { width, height } = size
  const longest = Math.max(width, height)
  let guess: Plane = new Float32Array(width * height)
  if (longest > COARSEST * 2) {
    const half = fitWithin(size, Math.ceil(longest / 2))
    const coarse = integrate(...halved(gradients, inside, size, half), half, watch)
    guess = resizePlane(coarse, half.width, half.height, width, height)
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    watch.checkCancelled()
    relax(guess, gradients, inside, size, sweep % 2 === 1)
  }
  return guess
}

function relax(values: Plane, { across, down }: Gradients, inside: Uint8Array, { width, height }: Size, backwards: boolean): void {
  const last = width * height - 1
  for (let step = 0; step <= last; step++) {
    const i = backwards ? last - step : step
    if (!inside[i]) continue
    const x = i % width
    let [sum, count] = [0, 0]
    if (x > 0 && inside[i - 1]) { sum += values[i - 1]! + across[i - 1]!; count++ }
    if (x < width - 1 && inside[i + 1]) { sum += values[i + 1]! - across[i]!; count++ }
    if (i >= width && inside[i - width]) { sum += values[i - width]! + down[i - width]!; count++ }
    if (i < width * (height - 1) && inside[i + width]) { sum += values[i + width]! - down[i]!; count++ }
    // Past the solution by a half: over-relaxation, which settles in fewer sweeps.
    if (count > 0) values[i]! += 1.5 * (sum / count - values[i]!)
  }
}

/** A step at half the size is two of the steps here. */
function halved({ across, down }: Gradients, inside: Uint8Array, from: Size, to: Size): [Gradients, Uint8Array] {
  const smaller = (plane: Plane) => resizePlane(plane, from.width, from.height, to.width, to.height)
  const [stepX, stepY] = [from.width / to.width, from.height / to.height]
  const mask = smaller(Float32Array.from(inside))
  return [
    { across: smaller(across).map((value) => value * stepX), down: smaller(down).map((value) => value * stepY) },
    mapToBytes(mask, (value) => (value > 0.3 ? 1 : 0)),
  ]
}
