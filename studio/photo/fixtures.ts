import { readFileSync } from 'node:fs'
import { decodeImage } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Plane } from '../pixels/plane.ts'
import { colourPlanes, fromColourPlanes, type Region, type Size } from '../pixels/raster.ts'

/** As a person would send it. */
export const photoBytes = (name: string) => readFileSync(new URL(`../../tests/fixtures/photos/${name}`, import.meta.url))

/** Small, so that tests are quick. */
export const photo = (name: string): Promise<RasterImage> => decodeImage(photoBytes(name), { maxSide: 256 })

/** A mask that is 1 inside the region. */
export function drawn({ width, height }: Size, region: Region): Plane {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const x = (i % width) - region.left
    const y = Math.floor(i / width) - region.top
    return x >= 0 && x < region.width && y >= 0 && y < region.height ? 1 : 0
  })
}

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
