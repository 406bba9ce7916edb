import type { Plane } from './plane.ts'
import type { Size } from './raster.ts'

/** Means of two by two pixels; the last of an odd row or column stands for itself. */
export function halve(plane: Plane, { width, height }: Size, half: Size): Plane {
  const out = new Float32Array(half.width * half.height)
  for (let y = 0, i = 0; y < half.height; y++) {
    const upper = 2 * y * width
    const lower = Math.min(height - 1, 2 * y + 1) * width
    for (let x = 0; x < half.width; x++, i++) {
      const left = 2 * x
      const right = Math.min(width - 1, left + 1)
      out[i] = (plane[upper + left]! + plane[upper + right]! + plane[lower + left]! + plane[lower + right]!) / 4
    }
  }
  return out
}

/** The way back, bilinear: each pixel lies a quarter of the way from one mean to the next. */
export function double(plane: Plane, half: Size, { width, height }: Size): Plane {
  const out = new Float32Array(width * height)
  const row = new Float32Array(half.width)
  for (let y = 0; y < height; y++) {
    const near = (y >> 1) * half.width
    const next = Math.min(half.height - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * half.width
    for (let x = 0; x < half.width; x++) row[x] = 0.75 * plane[near + x]! + 0.25 * plane[next + x]!
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const other = (x >> 1) + (x & 1 ? 1 : -1)
      out[i] = 0.75 * row[x >> 1]! + 0.25 * row[other < 0 ? 0 : other < half.width ? other : half.width - 1]!
    }
  }
  return out
}
