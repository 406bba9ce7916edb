import { decodeImage, decodeMask } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { asPicture } from '../face/retouch-photo.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from '../photo-input.ts'
import { smallLook } from '../small-look.ts'
import { changeClothes, type ClothesOptions } from './change-clothes.ts'

export interface ClothesInput {
  /** Encoded, upright. */
  photo: Uint8Array
  /** Encoded masks, white where drawn: what else is clothing, and what is not. */
  keep?: Uint8Array
  remove?: Uint8Array
  options: ClothesOptions
}

export async function run({ photo: bytes, keep, remove, options }: ClothesInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  context.preview(smallLook(photo))
  const mask = (drawn: Uint8Array | undefined) => drawn && decodeMask(drawn, photo.width, photo.height)
  const [kept, removed] = await Promise.all([mask(keep), mask(remove)])
  const { picture, notes } = await changeClothes(photo, options, { keep: kept, remove: removed }, context)
  context.checkCancelled()
  return { ...(await asPicture(picture)), notes }
}
