import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, resizePlane } from '../../pixels/plane.ts'
import { fitWithin } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { Watch } from '../../vision/watch.ts'
import type { Product } from './product.ts'

const SHADOW_SIDE = 512

/** Sets a product into a picture with its left and top edge there, in place, on the soft shadow that it throws; what leaves the picture is cut off. */
export function layProduct(picture: RasterImage, product: Product, left: number, top: number, context: Watch): void {
  const { width, height } = picture
  context.checkCancelled()
  groundShadow(picture, product, left, top, context)
  for (let y = 0; y < product.height; y++) {
    if (y % 64 === 0) context.checkCancelled()
    for (let x = 0; x < product.width; x++) {
      const [px, py] = [left + x, top + y]
      const a = product.alpha[y * product.width + x]!
      if (a === 0 || px < 0 || py < 0 || px >= width || py >= height) continue
      for (let c = 0; c < 3; c++) {
        const at = (py * width + px) * 3 + c
        const under = Math.pow(picture.data[at]! / 255, 2.2)
        picture.data[at] = 255 * Math.pow(under + (product.planes[c]![y * product.width + x]! - under) * a, 1 / 2.2) + 0.5
      }
    }
  }
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
