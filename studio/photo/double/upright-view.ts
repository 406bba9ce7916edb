import type { RasterImage } from '../../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes, type Region, type Size } from '../../pixels/raster.ts'
import { sampleCubic } from '../face/warp.ts'

/** A window onto a photo, in its pixels. */
export interface Window extends Size {
  /** Its middle. */
  x: number
  y: number
  /** Degrees clockwise by which it is turned. */
  roll: number
}

/** What is seen through a window, upright, at the given size; beyond the photo its edge goes on. */
export function uprightView(photo: RasterImage, window: Window, { width, height }: Size): RasterImage {
  const scale = width / window.width
  const from = around(photo, window)
  // Made smaller by averages first: single pixels of a large photo are grain.
  const shrunk = Math.min(1, scale)
  const size = { width: Math.max(1, Math.round(from.width * shrunk)), height: Math.max(1, Math.round(from.height * shrunk)) }
  const source = fromColourPlanes(colourPlanes(photo, size, from), size)
  const [across, down] = [size.width / from.width, size.height / from.height]
  const angle = (window.roll * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const data = new Uint8Array(width * height * 3)
  const colour = new Float32Array(3)
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5 - height / 2) / scale
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5 - width / 2) / scale
      const left = (window.x + u * cos - v * sin - from.left) * across - 0.5
      const top = (window.y + u * sin + v * cos - from.top) * down - 0.5
      sampleCubic(source, left, top, size.height, colour)
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = Math.min(255, Math.max(0, colour[c]!)) + 0.5
    }
  }
  return { width, height, channels: 3, data }
}

/** The part of the photo that the window shows, upright, with some pixels more. */
function around(photo: Size, { x, y, width, height, roll }: Window): Region {
  const angle = (roll * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [halfWidth, halfHeight] = [(width * cos + height * sin) / 2 + 3, (width * sin + height * cos) / 2 + 3]
  const left = Math.min(photo.width - 1, Math.max(0, Math.floor(x - halfWidth)))
  const top = Math.min(photo.height - 1, Math.max(0, Math.floor(y - halfHeight)))
  return {
    left,
    top,
    width: Math.max(1, Math.min(photo.width, Math.ceil(x + halfWidth)) - left),
    height: Math.max(1, Math.min(photo.height, Math.ceil(y + halfHeight)) - top),
  }
}
