import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Bytes } from '../sample/bytes.ts'
import type { FilmPlanes } from './film-stage.ts'

/** BT.709 with the levels of films: luma 16..235, chroma 16..240 around 128. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722]
const LUMA = 219 / 255
const CHROMA = 224 / 255

export const bytesOf = (width: number, height: number): Bytes => ({ width, height, data: new Uint8Array(width * height) })

/** A colour (sRGB, 0..255) as luma and chroma. */
export function filmColour(red: number, green: number, blue: number): readonly [luma: number, blues: number, reds: number] {
  const grey = RED * red + GREEN * green + BLUE * blue
  return [16 + grey * LUMA, 128 + ((blue - grey) / (2 - 2 * BLUE)) * CHROMA, 128 + ((red - grey) / (2 - 2 * RED)) * CHROMA]
}

/** The planes of a picture whose sides are even. */
export function filmPlanes({ width, height, channels, data }: RasterImage): FilmPlanes {
  const luma = bytesOf(width, height)
  const [blues, reds] = [bytesOf(width / 2, height / 2), bytesOf(width / 2, height / 2)]
  const colour = (x: number, y: number) => {
    const at = (y * width + x) * channels
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
    luma.data[y * width + x] = 16.5 + (RED * red + GREEN * green + BLUE * blue) * LUMA
    return at
  }
  for (let y = 0, i = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2, i++) {
      let [red, green, blue] = [0, 0, 0]
      for (const at of [colour(x, y), colour(x + 1, y), colour(x, y + 1), colour(x + 1, y + 1)]) {
        red += data[at]! / 4
        green += data[at + 1]! / 4
        blue += data[at + 2]! / 4
      }
      const [, towardsBlue, towardsRed] = filmColour(red, green, blue)
      blues.data[i] = towardsBlue + 0.5
      reds.data[i] = towardsRed + 0.5
    }
  }
  return { luma, chroma: [blues, reds] }
}

/** A picture of film planes, each `step`th pixel: for previews, and for posters at step 1. */
export function pictureOf({ luma, chroma: [blues, reds] }: FilmPlanes, step = 1): RasterImage {
  const [width, height] = [Math.floor(luma.width / step), Math.floor(luma.height / step)]
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const grey = (luma.data[y * step * luma.width + x * step]! - 16) / LUMA
      const half = ((y * step) >> 1) * blues.width + ((x * step) >> 1)
      const towardsBlue = (blues.data[half]! - 128) / CHROMA
      const towardsRed = (reds.data[half]! - 128) / CHROMA
      const red = grey + towardsRed * (2 - 2 * RED)
      const blue = grey + towardsBlue * (2 - 2 * BLUE)
      data[at] = byte(red)
      data[at + 1] = byte((grey - RED * red - BLUE * blue) / GREEN)
      data[at + 2] = byte(blue)
    }
  }
  return { width, height, channels: 3, data }
}

const byte = (value: number) => (value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5)

export const coverOf = (alpha: Plane, width: number, height: number): Bytes => ({ width, height, data: mapToBytes(alpha, (value) => value * 255 + 0.5) })
