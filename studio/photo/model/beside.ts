import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { backgroundChange, BACKGROUND_CHANGE_DEFAULTS } from '../background-change.ts'
import { cutout } from '../cutout.ts'
import type { Placement } from '../place.ts'
import { cutSides } from './cut-sides.ts'
import { layProduct } from './lay-product.ts'
import { scaledProduct, type Product } from './product.ts'
import { PAPER, studioSweep } from './studio-sweep.ts'

/** Share of the frame that the product takes up, across or down. */
const PRODUCT_SHARE = 0.44

/** The model to one side before a studio's paper, the product large in front on the other. */
export async function besideModel(
  photo: RasterImage,
  product: Product,
  scale: number,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<RasterImage> {
  const subject = await cutout(photo, { subject: 'person' }, context)
  const { placement, onLeft } = layout(subject.alpha, photo)
  const picture = await backgroundChange(
    subject,
    studioSweep(photo, PAPER),
    { ...BACKGROUND_CHANGE_DEFAULTS, blur: 0, placement },
    context,
  )
  const { width, height } = picture
  const share = PRODUCT_SHARE * scale * Math.min(width / product.width, height / product.height)
  context.checkCancelled()
  const placed = await scaledProduct(product, product.width * share)
  const left = Math.round(onLeft ? width * 0.05 : width * 0.95 - placed.width)
  const top = Math.round(height * 0.95 - placed.height)
  layProduct(picture, placed, left, top, context)
  return picture
}

/** Where the model goes, and whether the product goes on the left: a model cut off by the frame stays at its edge. */
function layout(alpha: Plane, photo: Size): { placement: Placement; onLeft: boolean } {
  const { left, right } = cutSides(alpha, photo)
  if (left && right) return { placement: { x: 0, y: 0, scale: 1 }, onLeft: false }
  // The subject shrinks about the middle of the frame, so that its edge moves in by half of what is lost.
  const scale = 0.92
  return { placement: { x: right ? (1 - scale) / 2 : left ? (scale - 1) / 2 : -0.14, y: 0, scale }, onLeft: right }
}
