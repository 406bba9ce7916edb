import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { aboutPhoto } from '../about-photo.ts'
import { MAX_PHOTO_SIDE } from '../photo-input.ts'
import { fittingTargets, readSource, readTargets, type FaceSwapInput } from './swap/read-faces.ts'
import { swapRemarks, type SwapRemark } from './swap/swap-fit.ts'

/** What will show of a swap before it is made; throws what is wrong with either photo, or with both together. */
export async function run({ photo: bytes, face, who }: FaceSwapInput, context: TaskContext): Promise<{ remarks: SwapRemark[] }> {
  const source = await readSource(face, context)
  context.progress(0.5)
  const photo = await aboutPhoto('photo', () => decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE }))
  const faces = await readTargets(photo, who, context)
  context.progress(0.8)
  const [target] = await fittingTargets(source, photo, faces, 1, context)
  return { remarks: swapRemarks(source.face, target!.face, target!.traits) }
}
