import { decodeImage, encodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { aboutPhoto } from './about-photo.ts'
import { backgroundChange, BACKGROUND_CHANGE_DEFAULTS, type BackgroundChangeOptions } from './background-change.ts'
import { cutout } from './cutout.ts'
import { MAX_PHOTO_SIDE, readSubjectPhoto, type PictureOutput, type SubjectPhotoInput } from './photo-input.ts'
import { smallLook } from './small-look.ts'

export interface BackgroundChangeInput extends SubjectPhotoInput {
  /** Encoded, upright; fills the photo's frame. */
  backdrop: Uint8Array
  /** What is left out takes its default. */
  options?: Partial<BackgroundChangeOptions>
}

export async function run(input: BackgroundChangeInput, context: TaskContext): Promise<PictureOutput> {
  const backdrop = await aboutPhoto('backdrop', () => decodeImage(input.backdrop, { maxSide: MAX_PHOTO_SIDE }))
  const { photo, options } = await aboutPhoto('photo', () => readSubjectPhoto(input))
  context.preview(smallLook(photo))
  const part = (start: number, share: number) => ({ ...context, progress: (at: number) => context.progress(start + share * at) })
  const subject = await aboutPhoto('photo', () => cutout(photo, options, part(0.1, 0.5)))
  const picture = await backgroundChange(subject, backdrop, { ...BACKGROUND_CHANGE_DEFAULTS, ...input.options }, part(0.6, 0.3))
  context.preview(smallLook(picture))
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height }
}
