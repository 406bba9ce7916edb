import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'

export type Tone = readonly [red: number, green: number, blue: number]

/** How far a portrait is drawn to the others: some light is the photo's own. */
const SHARE = 0.6
const LEAST_GAIN = 0.82
const MOST_GAIN = 1.22
/** The face in a portrait, as shares of it. */
const FACE = { left: 0.38, right: 0.62, top: 0.28, bottom: 0.5 }

/** Mean colour of the face in a portrait, 0..255. */
export function toneOf({ width, height, channels, data }: RasterImage): Tone {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(height * FACE.top); y < height * FACE.bottom; y++)
    for (let x = Math.floor(width * FACE.left); x < width * FACE.right; x++) {
      const at = (y * width + x) * channels
      for (let c = 0; c < 3; c++) sums[c]! += data[at + c]!
      count++
    }
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

/** The middle one of each colour. */
export function middleTone(tones: readonly Tone[]): Tone {
  const middle = (c: 0 | 1 | 2) => tones.map((tone) => tone[c]).sort((a, b) => a - b)[tones.length >> 1]!
  return [middle(0), middle(1), middle(2)]
}

/** Draws a portrait's light and colour to those of the others, in place, so that one person is seen in one light. */
export function evenTone(portrait: RasterImage, own: Tone, wanted: Tone): void {
  const tables = wanted.map((value, c) => {
    const gain = clamp((value / Math.max(1, own[c]!)) ** SHARE, LEAST_GAIN, MOST_GAIN)
    // White and black stay: a gain of the middle tones alone burns nothing out.
    return Uint8Array.from({ length: 256 }, (_, level) => Math.round(255 * (level / 255) ** (1 / gain)))
  })
  const { data, channels } = portrait
  for (let at = 0; at < data.length; at += channels) for (let c = 0; c < 3; c++) data[at + c] = tables[c]![data[at + c]!]!
}
