import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { asPicture } from '../face/retouch-photo.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from '../photo-input.ts'
import { smallLook } from '../small-look.ts'
import { dressUp, type DressUpOptions } from './dress-up.ts'

export interface DressUpInput {
  /** Encoded, upright. */
  photo: Uint8Array
  options: DressUpOptions
}

export async function run({ photo: bytes, options }: DressUpInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  context.preview(smallLook(photo))
  const { picture, notes } = await dressUp(photo, options, context)
  context.checkCancelled()
  return { ...(await asPicture(picture)), notes }
}
