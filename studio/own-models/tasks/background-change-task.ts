import { backgroundChange, BACKGROUND_CHANGE_DEFAULTS, type BackgroundChangeOptions } from '../../photo/background-change.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from '../../photo/photo-input.ts'
import { smallLook } from '../../photo/small-look.ts'
import { decodeImage, encodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { readSubject, type SubjectByModelInput } from './read-subject.ts'

export interface BackgroundByModelInput extends SubjectByModelInput {
  /** Encoded, upright; fills the photo's frame. */
  backdrop: Uint8Array
  /** What is left out takes its default. */
  options?: Partial<BackgroundChangeOptions>
}

export async function run(input: BackgroundByModelInput, context: TaskContext): Promise<PictureOutput> {
  const backdrop = await decodeImage(input.backdrop, { maxSide: MAX_PHOTO_SIDE })
  const { cutout } = await readSubject(input, { ...context, progress: (at) => context.progress(0.6 * at) })
  const rest = { ...context, progress: (at: number) => context.progress(0.6 + 0.3 * at) }
  const picture = await backgroundChange(cutout, backdrop, { ...BACKGROUND_CHANGE_DEFAULTS, ...input.options }, rest)
  context.preview(smallLook(picture))
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height }
}
