import { smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { barrierDistance } from './barrier-distance.ts'

/**
 * What stands out from the background, 0..1: barrier distance to what is known to be background, weighted towards
 * the middle of the frame.
 */
export function saliency(channels: readonly Plane[], size: Size, isBackground: Uint8Array): Plane {
  const { width, height } = size
  const distance = gaussianBlur(barrierDistance(channels, size, isBackground), width, height, 1.5)
  let peak = 1e-6
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y + 0.5) / height - 0.5
    for (let x = 0; x < width; x++, i++) {
      const u = (x + 0.5) / width - 0.5
      distance[i]! *= Math.exp(-(u * u + v * v) / (2 * 0.4 * 0.4))
      if (distance[i]! > peak) peak = distance[i]!
    }
  }
  const threshold = otsu(distance, peak)
  return distance.map((value) => smoothstep(threshold * 0.4, threshold * 1.4, value))
}

/** The value that best parts a plane of 0..peak into two classes (Otsu 1979). */
export function otsu(plane: Plane, peak: number): number {
  const histogram = new Float64Array(128)
  for (const value of plane) histogram[Math.min(127, Math.floor((value / peak) * 128))]!++
  const total = plane.length
  const all = histogram.reduce((sum, count, bin) => sum + count * bin, 0)
  let [below, sumBelow, best, threshold] = [0, 0, 0, 0]
  for (let bin = 0; bin < 127; bin++) {
    below += histogram[bin]!
    sumBelow += histogram[bin]! * bin
    if (below === 0 || below === total) continue
    const apart = sumBelow / below - (all - sumBelow) / (total - below)
    const variance = below * (total - below) * apart * apart
    if (variance > best) [best, threshold] = [variance, bin + 1]
  }
  return (threshold / 128) * peak
}
