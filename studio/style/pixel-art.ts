import { clamp } from '../pixels/colour.ts'
import type { Plane } from '../pixels/plane.ts'
import { choosePalette, nearestColour } from './colour-palette.ts'
import { saturate, type DisplayImage } from './display-image.ts'
import type { StylePass } from './style-pass.ts'

/** Blocks along the long side, and colours in the palette: about a 16-bit console's. */
const BLOCKS = 144
const COLOURS = 32

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16 - 0.5)

/** Square blocks in a small palette, with ordered dither between its colours and sharpened edges. */
export const pixelArt: StylePass = (source, { context }) => {
  const { width, height } = source
  const block = Math.max(1, Math.round(Math.max(width, height) / BLOCKS))
  const small = shrink(source, block)
  saturate(small, 1.3)
  const blocks = sharpen(small)
  context.progress(0.3)
  context.checkCancelled()
  const palette = choosePalette(blocks.planes, COLOURS)
  context.progress(0.7)
  context.checkCancelled()
  const chosen = new Uint8Array(blocks.width * blocks.height)
  for (let y = 0; y < blocks.height; y++) {
    for (let x = 0; x < blocks.width; x++) {
      const i = y * blocks.width + x
      const nudge = BAYER[(y & 3) * 4 + (x & 3)]! * 0.045
      const [red, green, blue] = blocks.planes
      chosen[i] = nearestColour(palette, [red[i]! + nudge, green[i]! + nudge, blue[i]! + nudge])
    }
  }
  const planes = source.planes.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  for (let y = 0; y < height; y++) {
    const row = ((y / block) | 0) * blocks.width
    for (let x = 0; x < width; x++) {
      const colour = palette[chosen[row + ((x / block) | 0)]!]!
      for (let c = 0; c < 3; c++) planes[c]![y * width + x] = colour[c]!
    }
  }
  return { width, height, planes }
}

/** Means of blocks; the last row and column may cover less. */
function shrink({ width, height, planes }: DisplayImage, block: number): DisplayImage {
  const columns = Math.ceil(width / block)
  const rows = Math.ceil(height / block)
  const out = planes.map((plane) => {
    const sums = new Float32Array(columns * rows)
    const counts = new Float32Array(columns * rows)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = ((y / block) | 0) * columns + ((x / block) | 0)
        sums[at]! += plane[y * width + x]!
        counts[at]!++
      }
    }
    return sums.map((sum, at) => sum / counts[at]!)
  }) as [Plane, Plane, Plane]
  return { width: columns, height: rows, planes: out }
}

/** Unsharp over one block: averaging softens what a pixel artist would draw hard. */
function sharpen({ width, height, planes }: DisplayImage): DisplayImage {
  const out = planes.map((plane) => plane.map((value, i) => {
    const x = i % width
    const y = (i / width) | 0
    const around =
      plane[y * width + Math.max(0, x - 1)]! + plane[y * width + Math.min(width - 1, x + 1)]! +
      plane[Math.max(0, y - 1) * width + x]! + plane[Math.min(height - 1, y + 1) * width + x]!
    return clamp(value + 0.5 * (value - around / 4))
  })) as [Plane, Plane, Plane]
  return { width, height, planes: out }
}
