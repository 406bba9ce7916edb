import { decodeImage, decodeMask, encodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from './photo-input.ts'
import { repair, type RepairOptions } from './repair/repair.ts'

export interface RepairInput extends Omit<RepairOptions, 'mask'> {
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  /** Encoded, white where the person has marked damage; stretched over the photo. */
  mask?: Uint8Array | undefined
}

export async function run({ photo: bytes, mask, ...options }: RepairInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  const marked = mask && (await decodeMask(mask, photo.width, photo.height))
  const { picture, notes } = await repair(photo, { ...options, mask: marked }, context)
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}
