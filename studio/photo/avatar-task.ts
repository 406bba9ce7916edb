import { drawAvatar, type AvatarOptions } from '../avatar/draw-avatar.ts'
import { decodeImage, encodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from './photo-input.ts'

export interface AvatarInput extends AvatarOptions {
  /** Encoded, upright. */
  photo: Uint8Array
}

export async function run({ photo: bytes, ...options }: AvatarInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  const picture = await drawAvatar(photo, options, context)
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height }
}
