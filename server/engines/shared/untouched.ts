import { setImmediate as otherWork } from 'node:timers/promises'
import sharp from 'sharp'
import { badAnswer } from './bad-answer.ts'
import { maskPixels, type Size } from './masks.ts'

/** Share of the longer side over which the edit comes in at the edge of the mask. */
const SEAM_SHARE = 1 / 340
/** Rows that are worked on before whatever else this process does gets its turn. */
const ROWS_AT_ONCE = 128

interface Edit {
  photo: Uint8Array
  /** What came back for it, of any size with the same proportions. */
  edited: Uint8Array
  /** A mask picture: white where the photo may change. */
  mask: Uint8Array
}

/** The edit within the mask, at the photo's own size, as a PNG. Every pixel outside is the photo's, byte for byte; the soft seam lies inside. */
export async function keepUntouched({ photo, edited, mask }: Edit): Promise<Uint8Array> {
  const { data, info } = await sharp(photo).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const weights = await weigh(await maskPixels(mask, info), info)
  const other = await pixelsOf(edited, info)
  const step = 1 / weights.seam
  await byRows(height, (y) => {
    for (let x = 0; x < width; x++) {
      const depth = weights.depth[y * width + x]!
      if (depth === 0) continue
      const weight = Math.min(1, depth * step)
      const first = (y * width + x) * channels
      for (let at = first; at < first + channels; at++) data[at] = Math.round(data[at]! + (other[at]! - data[at]!) * weight)
    }
  })
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 2 }).toBuffer()
}

/** How deep inside the mask each pixel lies, in pixels up to the width of the seam; 0 outside. */
async function weigh(inside: Uint8Array, { width, height }: Size): Promise<{ depth: Uint8Array; seam: number }> {
  const seam = Math.min(200, 1 + Math.round(Math.max(width, height) * SEAM_SHARE))
  const depth = new Uint8Array(width * height)
  // Beyond the picture's own edge there is nothing to blend with, so the mask goes on there.
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? seam : depth[y * width + x]!)
  await byRows(height, (y) => {
    for (let x = 0; x < width; x++) {
      if (inside[y * width + x]! > 0) depth[y * width + x] = Math.min(seam, 1 + Math.min(at(x - 1, y), at(x, y - 1)))
    }
  })
  await byRows(height, (up) => {
    const y = height - 1 - up
    for (let x = width - 1; x >= 0; x--) {
      const here = depth[y * width + x]!
      if (here > 0) depth[y * width + x] = Math.min(here, 1 + Math.min(at(x + 1, y), at(x, y + 1)))
    }
  })
  return { depth, seam }
}

async function pixelsOf(picture: Uint8Array, { width, height, channels }: Size & { channels: number }): Promise<Uint8Array> {
  const image = sharp(picture).toColourspace('srgb').resize(width, height, { fit: 'fill' })
  const { data, info } = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha()).raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== channels) throw badAnswer(new Error(`${info.channels} channels came back for ${channels}`))
  return data
}

async function byRows(rows: number, work: (row: number) => void): Promise<void> {
  for (let row = 0; row < rows; row++) {
    if (row % ROWS_AT_ONCE === 0) await otherWork()
    work(row)
  }
}
