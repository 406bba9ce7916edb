import { MAX_PHOTO_SIDE, type PictureOutput } from '../../photo/photo-input.ts'
import type { RepairInput } from '../../photo/repair-task.ts'
import { repair } from '../../photo/repair/repair.ts'
import { smallLook } from '../../photo/small-look.ts'
import { decodeImage, decodeMask, encodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { OwnModelFor } from '../description.ts'
import { restoreFaces } from '../restore-faces.ts'

export interface RestoreFacesInput extends RepairInput {
  model: OwnModelFor<'faces'>
}

/** A photo repaired as without the model, and then its faces by it. */
export async function run(input: RestoreFacesInput, context: TaskContext): Promise<PictureOutput> {
  const { model, photo: bytes, mask, ...options } = input
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  const marked = mask && (await decodeMask(mask, photo.width, photo.height))
  const repaired = await repair(photo, { ...options, mask: marked }, { ...context, progress: (at) => context.progress(0.6 * at) })
  const rest = { ...context, progress: (at: number) => context.progress(0.6 + 0.35 * at) }
  const { picture, restored } = await restoreFaces(model, repaired.picture, rest)
  context.preview(smallLook(picture))
  context.checkCancelled()
  const notes = restored > 0 ? repaired.notes : [...repaired.notes, 'no-face-restored']
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}
