import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { MAX_PHOTO_SIDE } from '../photo-input.ts'
import { findGarment } from './change-clothes.ts'
import type { GarmentPart } from './garment-part.ts'

export interface ClothesCheckInput {
  /** Encoded, upright. */
  photo: Uint8Array
  part: GarmentPart
}

/** Throws what keeps the clothes from being changed, where nothing is drawn. */
export async function run({ photo: bytes, part }: ClothesCheckInput, context: TaskContext): Promise<void> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  context.checkCancelled()
  await findGarment(photo, part, {}, context)
}
