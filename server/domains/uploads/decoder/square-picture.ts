import sharp from 'sharp'
import { memoryToDecode } from './memory-to-decode.ts'
import type { CheckMemory } from './normalise-picture.ts'
import { sniffPicture } from '../../../platform/sniff-picture.ts'

/** The middle of a kept picture, `side` pixels square, as a webp. */
export async function squarePicture(bytes: Uint8Array, side: number, checkMemory: CheckMemory): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes).metadata()
  checkMemory(memoryToDecode(sniffPicture(bytes) ?? 'png', { width, height }))
  return sharp(bytes).resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer()
}
