import type { NearestField } from './nearest-field.ts'
import { CHANNELS, RADIUS, type FillLevel } from './level.ts'
import { FINE, shiftFor } from './patch-means.ts'

/**
 * Sets the hole's pixels, in place, to what the patches over each of them say: the mean of their sources' pixels,
 * weighted by how well they match (Wexler et al. 2007), each as light or dark as its
 * surroundings (Darabi et al. 2012, 'Image Melding'). `focus` narrows it to the patches centred nearby: sharper.
 */
export function vote(level: FillLevel, field: NearestField, focus: number, checkCancelled: () => void): void {
  const { width, height, values, hole } = level
  const { nearest, trust, means } = field
  const side = 2 * RADIUS + 1
  const kernel = Float32Array.from({ length: side * side }, (_, k) => {
    const dx = (k % side) - RADIUS
    const dy = Math.floor(k / side) - RADIUS
    return Math.exp(-focus * (dx * dx + dy * dy))
  })
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 16 === 0) checkCancelled()
    for (let x = 0; x < width; x++, i++) {
      if (!hole[i]) continue
      let [red, green, blue, acrossSum, downSum, total] = [0, 0, 0, 0, 0, 0]
      for (let dy = -RADIUS; dy <= RADIUS; dy++) {
        const v = y + dy
        if (v < RADIUS || v >= height - RADIUS) continue
        for (let dx = -RADIUS; dx <= RADIUS; dx++) {
          const u = x + dx
          if (u < RADIUS || u >= width - RADIUS) continue
          const target = v * width + u
          const weight = trust[target]! * kernel[(dy + RADIUS) * side + dx + RADIUS]!
          const from = (nearest[target]! - dy * width - dx) * CHANNELS
          const own = target * 3
          const other = nearest[target]! * 3
          red += weight * (values[from]! + shiftFor(means[own]! - means[other]!) / FINE)
          green += weight * (values[from + 1]! + shiftFor(means[own + 1]! - means[other + 1]!) / FINE)
          blue += weight * (values[from + 2]! + shiftFor(means[own + 2]! - means[other + 2]!) / FINE)
          acrossSum += weight * values[from + 3]!
          downSum += weight * values[from + 4]!
          total += weight
        }
      }
      if (total === 0) continue
      const at = i * CHANNELS
      values[at] = inByte(red / total)
      values[at + 1] = inByte(green / total)
      values[at + 2] = inByte(blue / total)
      values[at + 3] = acrossSum / total + 0.5
      values[at + 4] = downSum / total + 0.5
    }
  }
}

const inByte = (value: number) => (value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5)
