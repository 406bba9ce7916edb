import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { PATCH } from './dct.ts'

/** Patches start at every second pixel each way: a lattice position (i, j) is the pixel (2i, 2j). */
export const LATTICE = 2

/** Positions at which a whole patch fits into a picture of even sides. */
export const latticeOf = ({ width, height }: Size): Size =>
  ({ width: (width - PATCH) / LATTICE + 1, height: (height - PATCH) / LATTICE + 1 })

/** The size with each side made even. */
export const evenSize = ({ width, height }: Size): Size => ({ width: width + (width & 1), height: height + (height & 1) })

export const halfSize = ({ width, height }: Size): Size => ({ width: width >> 1, height: height >> 1 })

/** The plane with its last column and row repeated where a side is odd. */
export function padToEven(plane: Plane, size: Size): Plane {
  const even = evenSize(size)
  if (even.width === size.width && even.height === size.height) return plane
  const out = new Float32Array(even.width * even.height)
  for (let y = 0; y < even.height; y++) {
    const row = Math.min(y, size.height - 1) * size.width
    for (let x = 0; x < even.width; x++) out[y * even.width + x] = plane[row + Math.min(x, size.width - 1)]!
  }
  return out
}

/** The part of an even plane that the picture of the given size fills. */
export function cropToSize(plane: Plane, size: Size): Plane {
  const { width } = evenSize(size)
  if (width === size.width) return plane.subarray(0, size.width * size.height)
  const out = new Float32Array(size.width * size.height)
  for (let y = 0; y < size.height; y++) out.set(plane.subarray(y * width, y * width + size.width), y * size.width)
  return out
}

/** Means of 2×2 pixels. */
export function halve(plane: Plane, { width, height }: Size): Plane {
  const halfWidth = width >> 1
  const out = new Float32Array(halfWidth * (height >> 1))
  for (let y = 0, i = 0; y < height >> 1; y++) {
    for (let x = 0, at = 2 * y * width; x < halfWidth; x++, i++, at += 2) {
      out[i] = 0.25 * (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!)
    }
  }
  return out
}
