import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes, type Region } from '../pixels/raster.ts'

/** A square of the photo (its longer side counts) as a model's input: 0..255, red, green, blue; grey where it lies outside of the photo. */
export function squareInput(photo: RasterImage, square: Region, side: number): Int32Array {
  const pixels = new Int32Array(side * side * 3).fill(128)
  const left = Math.max(0, Math.floor(square.left))
  const top = Math.max(0, Math.floor(square.top))
  const width = Math.min(photo.width, Math.ceil(square.left + square.width)) - left
  const height = Math.min(photo.height, Math.ceil(square.top + square.height)) - top
  const scale = side / square.width
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const { data } = fromColourPlanes(colourPlanes(photo, size, { left, top, width, height }), size)
  const toX = Math.max(0, Math.round((left - square.left) * scale))
  const toY = Math.max(0, Math.round((top - square.top) * scale))
  const used = Math.min(size.width, side - toX)
  for (let y = 0; y < size.height && y + toY < side; y++) {
    pixels.set(data.subarray(y * size.width * 3, (y * size.width + used) * 3), ((y + toY) * side + toX) * 3)
  }
  return pixels
}

/** The square around a region, its middle kept. */
export function squareAround({ left, top, width, height }: Region): Region {
  const side = Math.max(width, height)
  return { left: left + (width - side) / 2, top: top + (height - side) / 2, width: side, height: side }
}
