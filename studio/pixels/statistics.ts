import type { Plane } from './plane.ts'

/** Mean and deviation of a plane where the mask is at least so much; 0 both where it is so nowhere. */
export function statisticsWithin(plane: Plane, mask: Plane, least: number): { mean: number; deviation: number } {
  let [count, sum, squares] = [1e-6, 0, 0]
  for (let i = 0; i < plane.length; i++) {
    if (mask[i]! < least) continue
    count++
    sum += plane[i]!
    squares += plane[i]! * plane[i]!
  }
  const mean = sum / count
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)) }
}
