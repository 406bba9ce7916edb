import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { aboutPhoto } from '../about-photo.ts'
import { MAX_PHOTO_SIDE } from '../photo-input.ts'
import { readSource, readTargets, type FaceSwapInput } from './swap/read-faces.ts'
import { swapRemarks, tooFarApart, type SwapRemark } from './swap/swap-fit.ts'
import { readSwapFace, swapTraits } from './swap/swap-traits.ts'

export interface SwapCheck {
  /** The faces point so far apart that the swap will be refused. */
  apart: boolean
  remarks: SwapRemark[]
}

/** What speaks against a swap before it is made; throws what is wrong with either photo. */
export async function run({ photo: bytes, face, who }: FaceSwapInput, context: TaskContext): Promise<SwapCheck> {
  const source = await readSource(face, context)
  context.progress(0.5)
  const photo = await aboutPhoto('photo', () => decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE }))
  const faces = await readTargets(photo, who, context)
  const fitting = faces.find((target) => !tooFarApart(source.face, target))
  if (!fitting) return { apart: true, remarks: [] }
  context.progress(0.8)
  const traits = swapTraits(await readSwapFace(source, context), await readSwapFace({ photo, face: fitting }, context))
  return { apart: false, remarks: swapRemarks(source.face, fitting, traits) }
}
