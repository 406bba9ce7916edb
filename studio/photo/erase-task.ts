import { decodeImage, decodeMask, encodeImage } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Plane } from '../pixels/plane.ts'
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

/** The photo, shown to whoever waits, and the mask at its size. */
export async function readMarked(input: EraseInput, context: TaskContext): Promise<{ photo: RasterImage; mask: Plane }> {
  const photo = await decodeImage(input.photo, { maxSide: MAX_PHOTO_SIDE })
  context.checkCancelled()
  context.preview(smallLook(photo))
  return { photo, mask: await decodeMask(input.mask, photo.width, photo.height) }
}

export async function run(input: EraseInput, context: TaskContext): Promise<PictureOutput> {
  const { photo, mask } = await readMarked(input, context)
  const { picture, notes } = await erase(photo, mask, { ...context, progress: (at) => context.progress(0.05 + 0.9 * at) })
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}
