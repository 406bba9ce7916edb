import { MAX_PHOTO_SIDE, type PictureOutput } from '../../photo/photo-input.ts'
import { doublingsOf } from '../../photo/repair/enlarge/enlarge.ts'
import { smallLook } from '../../photo/small-look.ts'
import { decodeImage, encodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { OwnModelFor } from '../description.ts'
import { enlargeByModel } from '../enlarge-by-model.ts'

export interface EnlargeByModelInput {
  model: OwnModelFor<'enlarge'>
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  times: 2 | 4
}

export async function run({ model, photo: bytes, times }: EnlargeByModelInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  context.checkCancelled()
  context.preview(smallLook(photo))
  const possible = ([1, 2, 4] as const)[doublingsOf(photo, times)] ?? 1
  const watch = { ...context, progress: (at: number) => context.progress(0.05 + 0.85 * at) }
  const picture = possible === 1 ? photo : await enlargeByModel(model, photo, possible, watch)
  context.preview(smallLook(picture))
  context.checkCancelled()
  const notes = possible < times ? ['scale-limited'] : []
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}
