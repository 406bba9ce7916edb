import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { aboutPhoto } from '../about-photo.ts'
import { checkPlace, type ProductOptions } from './product-on-model.ts'
import type { ProductOnModelInput } from './product-on-model-task.ts'
import { MODEL_SIDE } from './studio-sweep.ts'

export interface ProductCheckInput extends Pick<ProductOnModelInput, 'photo'>, Pick<ProductOptions, 'category'> {}

/** Throws what keeps a product from being shown on this model, whatever the product's own photo. */
export async function run({ photo: bytes, category }: ProductCheckInput, context: TaskContext): Promise<void> {
  const photo = await aboutPhoto('photo', () => decodeImage(bytes, { maxSide: MODEL_SIDE }))
  context.checkCancelled()
  await checkPlace(photo, category, context)
}
