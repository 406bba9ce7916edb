import { boxBlur, type Plane } from '../../pixels/plane.ts'
import { luma } from '../../style/display-image.ts'
import { coloursOf, RADIUS, type FillLevel } from './level.ts'
import type { NearestField } from './nearest-field.ts'

/** How much less a patch counts for a pixel at each squared distance from its middle. */
const NEARNESS = 2

/** For each pixel of the hole the pixel that its best patch has in its place. */
export function sourcesOf({ width, height, hole }: FillLevel, { targets, nearest, trust, stride }: NearestField): Int32Array {
  const sources = new Int32Array(hole.length)
  const best = new Float32Array(hole.length).fill(-1)
  // At the frame there are no centres: the patch is asked for all that it covers.
  const reach = (at: number, length: number) => [at === RADIUS ? RADIUS : stride, at === length - 1 - RADIUS ? RADIUS : stride] as const
  for (let k = 0; k < targets.length; k++) {
    const target = targets[k]!
    const x = target % width
    const y = (target - x) / width
    const [left, right] = reach(x, width)
    const [up, down] = reach(y, height)
    for (let dy = -up; dy <= down; dy++) {
      for (let dx = -left; dx <= right; dx++) {
        const i = target + dy * width + dx
        if (!hole[i]) continue
        const weight = trust[k]! * NEARNESS ** -(dx * dx + dy * dy)
        if (weight <= best[i]!) continue
        best[i] = weight
        sources[i] = i + nearest[target]! - target
      }
    }
  }
  return sources
}

/** How rough it is where each pixel of the hole is from: the deviation of the light in a patch, 0..127; changes softly. */
export function roughnessOf(level: FillLevel, sources: Int32Array): Plane {
  const { width, height, hole } = level
  const light = luma({ planes: coloursOf(level) })
  const blurred = (plane: Plane) => boxBlur(plane, width, height, RADIUS)
  const mean = blurred(light)
  const square = blurred(light.map((value) => value * value))
  const deviation = new Float32Array(hole.length)
  for (let i = 0; i < deviation.length; i++) {
    const from = hole[i] ? sources[i]! : i
    deviation[i] = Math.sqrt(Math.max(0, square[from]! - mean[from]! ** 2))
  }
  return blurred(deviation)
}
