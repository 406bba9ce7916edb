import { encodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { composeCutout, type CutoutBackground } from '../../photo/compose-cutout.ts'
import type { PictureOutput } from '../../photo/photo-input.ts'
import { smallLook } from '../../photo/small-look.ts'
import { readSubject, type SubjectByModelInput } from './read-subject.ts'

export interface CutoutByModelInput extends SubjectByModelInput {
  background: CutoutBackground
}

export async function run(input: CutoutByModelInput, context: TaskContext): Promise<PictureOutput> {
  const { photo, cutout } = await readSubject(input, { ...context, progress: (at) => context.progress(0.85 * at) })
  const picture = composeCutout(cutout, input.background, photo, context)
  context.preview(smallLook(picture))
  context.checkCancelled()
  const format = picture.channels === 4 ? 'png' : 'jpeg'
  return { bytes: await encodeImage(picture, format), format, width: picture.width, height: picture.height }
}
