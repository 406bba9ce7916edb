import { encodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { composeCutout, type CutoutBackground } from './compose-cutout.ts'
import { cutout } from './cutout.ts'
import { readSubjectPhoto, type PictureOutput, type SubjectPhotoInput } from './photo-input.ts'
import { smallLook } from './small-look.ts'

export interface CutoutInput extends SubjectPhotoInput {
  background: CutoutBackground
}

export async function run(input: CutoutInput, context: TaskContext): Promise<PictureOutput> {
  const { photo, options } = await readSubjectPhoto(input)
  context.preview(smallLook(photo))
  const result = await cutout(photo, options, { ...context, progress: (fraction) => context.progress(0.1 + 0.7 * fraction) })
  const picture = composeCutout(result, input.background, photo, context)
  context.preview(smallLook(picture))
  context.checkCancelled()
  const format = picture.channels === 4 ? 'png' : 'jpeg'
  const { width, height } = picture
  return { bytes: await encodeImage(picture, format), format, width, height, notes: result.unsure ? ['subject-unsure'] : [] }
}
