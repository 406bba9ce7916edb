import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { aboutPhoto } from '../about-photo.ts'
import { asPicture } from '../face/retouch-photo.ts'
import type { PictureOutput } from '../photo-input.ts'
import { smallLook } from '../small-look.ts'
import { MODEL_SIDE } from './studio-sweep.ts'
import { modelReplace, type ModelReplaceOptions } from './model-replace.ts'

export interface ModelReplaceInput {
  /** Encoded, upright: the model whose clothes stay. */
  photo: Uint8Array
  /** Encoded, upright: whose face it is. */
  face: Uint8Array
  options: ModelReplaceOptions
}

export async function run(input: ModelReplaceInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await aboutPhoto('photo', () => decodeImage(input.photo, { maxSide: MODEL_SIDE }))
  context.preview(smallLook(photo))
  const portrait = await aboutPhoto('face', () => decodeImage(input.face, { maxSide: MODEL_SIDE }))
  const { picture, notes } = await modelReplace(photo, portrait, input.options, context)
  context.checkCancelled()
  return { ...(await asPicture(picture)), notes }
}
