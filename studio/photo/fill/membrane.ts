import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'

/** Sweeps: what is near the rim has settled by then, and farther in nothing is known anyhow. */
const SWEEPS = 12
const OVER_RELAXATION = 1.6

/**
 * The plane with its hole drawn towards a membrane that is held at the rim (Laplace's equation by successive
 * over-relaxation, Young 1954). `inside` is the hole's pixels in the order they are settled.
 */
export function membrane(plane: Plane, inside: Int32Array, { width }: Size, checkCancelled: () => void): Plane {
  const out = plane.slice()
  const last = out.length
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    checkCancelled()
    for (let n = 0; n < inside.length; n++) {
      const i = inside[n]!
      const x = i % width
      const own = out[i]!
      // Nothing flows across the frame.
      const around =
        (x > 0 ? out[i - 1]! : own) + (x < width - 1 ? out[i + 1]! : own) + (i >= width ? out[i - width]! : own) + (i + width < last ? out[i + width]! : own)
      out[i] = own + OVER_RELAXATION * (around / 4 - own)
    }
  }
  return out
}
