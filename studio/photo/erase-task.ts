import { decodeImage, decodeMask, encodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { erase } from './erase.ts'
import { smallLook } from './small-look.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from './photo-input.ts'

export interface EraseInput {
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  /** Encoded; white is erased, stretched over the photo. */
  mask: Uint8Array
}

export async function run(input: EraseInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(input.photo, { maxSide: MAX_PHOTO_SIDE })
  context.checkCancelled()
  context.preview(smallLook(photo))
  const mask = await decodeMask(input.mask, photo.width, photo.height)
  const { picture, notes } = await erase(photo, mask, { ...context, progress: (at) => context.progress(0.05 + 0.9 * at) })
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}
