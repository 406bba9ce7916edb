import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const colourOf = (seed: number) => ({ r: (seed * 67) % 256, g: (seed * 151 + 80) % 256, b: (seed * 29 + 160) % 256 })

/** A plain picture whose colour tells the seed, as PNG with the workflow in its text, as the real one writes it. */
export async function outputPicture({ width, height, seed, prompt }: { width: number; height: number; seed: number; prompt: unknown }) {
  const png = await sharp({ create: { width, height, channels: 3, background: colourOf(seed) } }).png({ compressionLevel: 1 }).toBuffer()
  return withText(png, 'prompt', JSON.stringify(prompt))
}

/** What the sampler shows while it works: JPEG, 512 on the longer side whatever the size of the job. */
export function previewPicture({ width, height, seed }: { width: number; height: number; seed: number }): Promise<Buffer> {
  const scale = 512 / Math.max(width, height)
  return sharp({ create: { width: Math.round(width * scale), height: Math.round(height * scale), channels: 3, background: colourOf(seed) } }).jpeg().toBuffer()
}

const HEADER_LENGTH = 8 + 25

/** The PNG with a text chunk after its header. */
function withText(png: Buffer, keyword: string, text: string): Buffer {
  const body = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, HEADER_LENGTH), length, body, sum, png.subarray(HEADER_LENGTH)])
}
