import { decodeImage, encodeImage } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { extend } from './extend.ts'
import type { Sides } from './fill/people.ts'
import { smallLook } from './small-look.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from './photo-input.ts'

export interface ExtendInput {
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  /** How far each side moves outwards, as shares 0..1 of the photo's width or height. */
  margins: Sides
  seed: number
}

export async function run({ photo: bytes, margins, seed }: ExtendInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await photoToExtend(bytes, margins)
  context.checkCancelled()
  context.preview(smallLook(photo))
  const within = { ...context, progress: (at: number) => context.progress(0.05 + 0.9 * at) }
  const { picture, notes } = await extend(photo, margins, seed, within)
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}

/** The extended picture must not be longer than a photo may be. */
export function photoToExtend(bytes: Uint8Array, margins: Sides): Promise<RasterImage> {
  const growth = 1 + Math.max(margins.left + margins.right, margins.top + margins.bottom)
  return decodeImage(bytes, { maxSide: Math.floor(MAX_PHOTO_SIDE / growth) })
}
