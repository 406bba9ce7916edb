import sharp from 'sharp'
import { memoryToDecode } from './memory-to-decode.ts'
import type { CheckMemory } from './normalise-picture.ts'
import { sniffPicture } from '../../../platform/sniff-picture.ts'

/** A square within a picture that was first turned clockwise by so many degrees, in its pixels. */
export interface Square {
  left: number
  top: number
  width: number
  height: number
  turn: 0 | 90 | 180 | 270
}

/** A square of a kept picture, the middle of it unless told, `side` pixels wide, as a webp. */
export async function squarePicture(bytes: Uint8Array, side: number, square: Square | undefined, checkMemory: CheckMemory): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes).metadata()
  checkMemory(memoryToDecode(sniffPicture(bytes) ?? 'png', { width, height }))
  const picture = square ? sharp(bytes).rotate(square.turn).extract(square) : sharp(bytes)
  return picture.resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer()
}
