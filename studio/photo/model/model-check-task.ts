import { decodeImage } from '../../pixels/codec.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { usableFaces } from '../../vision/face-usable.ts'
import { aboutPhoto } from '../about-photo.ts'
import { fittingTargets } from '../face/swap/read-faces.ts'
import { MODELS_FACE, NEW_FACE } from './model-replace.ts'
import type { ModelReplaceInput } from './model-replace-task.ts'
import { MODEL_SIDE } from './studio-sweep.ts'

/** Throws what keeps a model from being replaced, about the photo that it is of, or about both together. */
export async function run(input: Pick<ModelReplaceInput, 'photo' | 'face'>, context: TaskContext): Promise<void> {
  const read = (bytes: Uint8Array): Promise<RasterImage> => {
    context.checkCancelled()
    return decodeImage(bytes, { maxSide: MODEL_SIDE })
  }
  const source = await aboutPhoto('face', async () => {
    const photo = await read(input.face)
    const { faces: [face] } = await usableFaces(photo, NEW_FACE, 1, context)
    return { photo, face: face! }
  })
  const { photo, faces } = await aboutPhoto('photo', async () => {
    const own = await read(input.photo)
    return { photo: own, ...(await usableFaces(own, MODELS_FACE, 1, context)) }
  })
  await fittingTargets(source, photo, faces, 1, context)
}
