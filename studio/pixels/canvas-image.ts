import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { RasterImage } from './linear-image.ts'

/** A drawing of a size as a picture with four channels. */
export function drawn(width: number, height: number, draw: (ink: SKRSContext2D) => void): RasterImage {
  const ink = createCanvas(width, height).getContext('2d')
  draw(ink)
  const { data } = ink.getImageData(0, 0, width, height)
  return { width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

/** A picture that can be drawn from. */
export function canvasOf({ width, height, channels, data }: RasterImage): Canvas {
  const canvas = createCanvas(width, height)
  const ink = canvas.getContext('2d')
  const image = ink.createImageData(width, height)
  for (let i = 0; i < width * height; i++) {
    for (let k = 0; k < 3; k++) image.data[4 * i + k] = data[channels * i + k]!
    image.data[4 * i + 3] = channels === 4 ? data[4 * i + 3]! : 255
  }
  ink.putImageData(image, 0, 0)
  return canvas
}
