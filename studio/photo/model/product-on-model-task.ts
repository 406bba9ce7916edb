import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { aboutPhoto } from '../about-photo.ts'
import { asPicture } from '../face/retouch-photo.ts'
import type { PictureOutput } from '../photo-input.ts'
import { smallLook } from '../small-look.ts'
import { MODEL_SIDE } from './studio-sweep.ts'
import { productOnModel, type ProductOptions } from './product-on-model.ts'
import { readProductPhoto } from './product.ts'

export interface ProductOnModelInput {
  /** Encoded, upright: the model. */
  photo: Uint8Array
  /** Encoded, upright: the product on a plain ground. */
  product: Uint8Array
  options: ProductOptions
}

export async function run(input: ProductOnModelInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await aboutPhoto('photo', () => decodeImage(input.photo, { maxSide: MODEL_SIDE }))
  context.preview(smallLook(photo))
  const product = await readProductPhoto(input.product)
  const { picture, notes } = await productOnModel(photo, product, input.options, context)
  context.checkCancelled()
  return { ...(await asPicture(picture)), notes }
}
