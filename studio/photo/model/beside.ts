import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { backgroundChange, BACKGROUND_CHANGE_DEFAULTS } from '../background-change.ts'
import { cutout } from '../cutout.ts'
import type { Placement } from '../place.ts'
import type { Watch } from '../../vision/watch.ts'
import { scaledProduct, type Product } from './product.ts'
import { studioSweep } from './studio-sweep.ts'

const PAPER = '#e9e4dc'
/** Share of the frame that the product takes up, across or down. */
const PRODUCT_SHARE = 0.44
const SHADOW_SIDE = 512

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
  context.checkCancelled()
  groundShadow(picture, placed, left, top, context)
  for (let y = 0; y < placed.height; y++) {
    if (y % 64 === 0) context.checkCancelled()
    for (let x = 0; x < placed.width; x++) {
      const [px, py] = [left + x, top + y]
      const a = placed.alpha[y * placed.width + x]!
      if (a === 0 || px < 0 || py < 0 || px >= width || py >= height) continue
      for (let c = 0; c < 3; c++) {
        const at = (py * width + px) * 3 + c
        const under = Math.pow(picture.data[at]! / 255, 2.2)
        picture.data[at] = 255 * Math.pow(under + (placed.planes[c]![y * placed.width + x]! - under) * a, 1 / 2.2) + 0.5
      }
    }
  }
  return picture
}

/** Where the model goes, and whether the product goes on the left: a model cut off by the frame stays at its edge. */
function layout(alpha: Plane, { width, height }: Size): { placement: Placement; onLeft: boolean } {
  const cutAt = (x: number) => {
    let rows = 0
    for (let y = 0; y < height; y++) if (alpha[y * width + x]! > 0.5) rows++
    return rows > 0.04 * height
  }
  const [left, right] = [cutAt(1), cutAt(width - 2)]
  if (left && right) return { placement: { x: 0, y: 0, scale: 1 }, onLeft: false }
  // The subject shrinks about the middle of the frame, so that its edge moves in by half of what is lost.
  const scale = 0.92
  return { placement: { x: right ? (1 - scale) / 2 : left ? (scale - 1) / 2 : -0.14, y: 0, scale }, onLeft: right }
}

/** A soft shadow where the product stands, and a fainter one around it, in place. */
function groundShadow(picture: RasterImage, product: Product, left: number, top: number, { checkCancelled }: Watch): void {
  const { width, height, data } = picture
  const size = fitWithin(picture, SHADOW_SIDE)
  const ratio = size.width / width
  const shape = new Float32Array(size.width * size.height)
  const small = { width: Math.max(1, Math.round(product.width * ratio)), height: Math.max(1, Math.round(product.height * ratio)) }
  const alpha = resizePlane(product.alpha, product.width, product.height, small.width, small.height)
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const [px, py] = [Math.round(left * ratio) + x, Math.round(top * ratio) + y]
      // The shadow lies flat: only the foot of the product throws it.
      const foot = py - (0.82 * small.height + top * ratio)
      if (foot > 0 && px >= 0 && px < size.width && py < size.height) shape[py * size.width + px] = alpha[y * small.width + x]!
    }
  }
  const near = gaussianBlur(shape, size.width, size.height, SHADOW_SIDE / 70)
  const far = gaussianBlur(shape, size.width, size.height, SHADOW_SIDE / 24)
  const dark = near.map((value, i) => 0.42 * value + 0.3 * far[i]!)
  const stretch = new Stretch(size, picture)
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0, at = y * width * 3; x < width; x++, at += 3) {
      const lit = 1 - stretch.at(dark, x)
      if (lit < 0.999) for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! * lit
    }
  }
}
