import { mapToPlane } from '../pixels/map-values.ts'
import type { Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'

/**
 * Minimum barrier distance of every pixel to the seeds (FastMBD: Zhang et al., 'Minimum Barrier Salient Object
 * Detection at 80 FPS', ICCV 2015), summed over the channels: how far the colour must swing on the best way there.
 * An evenly lit background is near to the frame's edge by this measure however far away it lies, an object is not.
 */
export function barrierDistance(channels: readonly Plane[], size: Size, isSeed: Uint8Array): Plane {
  const sum = new Float32Array(isSeed.length)
  for (const channel of channels) {
    const distance = channelDistance(channel, size, isSeed)
    for (let i = 0; i < sum.length; i++) sum[i]! += distance[i]!
  }
  return sum
}

function channelDistance(values: Plane, { width, height }: Size, isSeed: Uint8Array): Plane {
  const distance = mapToPlane(isSeed, (seed) => (seed ? 0 : Infinity))
  const highest = values.slice()
  const lowest = values.slice()
  const visit = (i: number, from: number) => {
    if (distance[from] === Infinity) return
    const value = values[i]!
    const high = Math.max(highest[from]!, value)
    const low = Math.min(lowest[from]!, value)
    if (high - low >= distance[i]!) return
    distance[i] = high - low
    highest[i] = high
    lowest[i] = low
  }
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0, i = y * width; x < width; x++, i++) {
        if (x > 0) visit(i, i - 1)
        if (y > 0) visit(i, i - width)
      }
    }
    for (let y = height - 1; y >= 0; y--) {
      for (let x = width - 1, i = y * width + x; x >= 0; x--, i--) {
        if (x < width - 1) visit(i, i + 1)
        if (y < height - 1) visit(i, i + width)
      }
    }
  }
  return distance.map((value) => (value === Infinity ? 0 : value))
}
