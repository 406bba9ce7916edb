import { readFileSync } from 'node:fs'
import { decodeImage } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Plane } from '../pixels/plane.ts'
import { colourPlanes, fromColourPlanes, type Region, type Size } from '../pixels/raster.ts'

/** As a person would send it. */
export const photoBytes = (name: string) => readFileSync(new URL(`../../tests/fixtures/photos/${name}`, import.meta.url))

/** Small, so that tests are quick. */
export const photo = (name: string): Promise<RasterImage> => decodeImage(photoBytes(name), { maxSide: 256 })

/** A picture of these colours (red, green, blue, 0..255) with a little grain. */
export function made({ width, height }: Size, colourAt: (x: number, y: number) => readonly number[]): RasterImage {
  const data = new Uint8Array(3 * width * height)
  for (let i = 0; i < width * height; i++) {
    const colour = colourAt(i % width, Math.floor(i / width))
    for (let at = 3 * i; at < 3 * i + 3; at++) data[at] = colour[at - 3 * i]! + ((at * 7) % 5)
  }
  return { width, height, channels: 3, data }
}

/** A mask that is 1 where this holds. */
export const maskWhere = ({ width, height }: Size, has: (x: number, y: number) => boolean): Plane =>
  Float32Array.from({ length: width * height }, (_, i) => (has(i % width, Math.floor(i / width)) ? 1 : 0))

/** A mask that is 1 inside the region. */
export const drawn = (size: Size, { left, top, width, height }: Region): Plane =>
  maskWhere(size, (x, y) => x >= left && x < left + width && y >= top && y < top + height)

/** Mean of a plane within a region. */
export function meanIn(plane: Plane, size: Size, region: Region): number {
  const inside = drawn(size, region)
  const sum = plane.reduce((total, value, i) => total + value * inside[i]!, 0)
  return sum / (region.width * region.height)
}

export const idle = { progress() {}, preview() {}, checkCancelled() {} }

/** A photo from a row on downwards. */
export function below(whole: RasterImage, top: number): RasterImage {
  const size = { width: whole.width, height: whole.height - top }
  return fromColourPlanes(colourPlanes(whole, size, { left: 0, top, ...size }), size)
}
