import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { aboutPhoto } from '../about-photo.ts'
import { checkPlace, suitableProduct, type ProductOptions } from './product-on-model.ts'
import type { ProductOnModelInput } from './product-on-model-task.ts'
import { readProductPhoto } from './product.ts'
import { MODEL_SIDE } from './studio-sweep.ts'

export interface ProductCheckInput extends Pick<ProductOnModelInput, 'photo' | 'product'>, Pick<ProductOptions, 'category'> {}

/** Throws what keeps a product from being shown on this model, as making the picture would: 'no-subject', 'product-unlike', 'product-halved', 'product-too-large', 'place-unseen', 'product-hidden'. */
export async function run({ photo: modelBytes, product: productBytes, category }: ProductCheckInput, context: TaskContext): Promise<void> {
  await suitableProduct(await readProductPhoto(productBytes), category, context)
  context.checkCancelled()
  const photo = await aboutPhoto('photo', () => decodeImage(modelBytes, { maxSide: MODEL_SIDE }))
  await aboutPhoto('photo', () => checkPlace(photo, category, context))
}
