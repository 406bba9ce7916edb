import { pixelsOf, type Clarity, type Ratio } from '#contract/generators/fields.ts'
import type { Size } from '../shared/masks.ts'
import { modelSize } from '../shared/model-size.ts'
import type { ImageModelCard } from './image-model.ts'
import type { ImageWish } from './provider.ts'

/** Pixels of the largest picture of high clarity; a photo that is changed is sent, and paid, with no more. */
export const HIGH_PIXELS = 1536 * 1536

/** The size that is asked of a model for a picture of the ratio; what comes back is cut to the ratio where it differs. */
export function askedSize({ sizes }: ImageModelCard, ratio: Ratio, clarity: Clarity): Pick<ImageWish, 'size' | 'aspectRatio'> {
  if (sizes.by === 'ratio') return { aspectRatio: ratio }
  const wanted = pixelsOf(ratio, clarity)
  return {
    size: sizeWords(
      sizes.by === 'list'
        ? nearest(sizes.sizes, wanted)
        : modelSize(wanted, { multiple: sizes.multiple, maxPixels: sizes.maxPixels }),
    ),
  }
}

export const sizeWords = ({ width, height }: Size) => `${width}x${height}` as const

/** The size whose shape is most like the wanted one. */
export function nearest(sizes: readonly string[], wanted: Size): Size {
  const off = (size: Size) => Math.abs(Math.log((size.width * wanted.height) / (size.height * wanted.width)))
  const read = sizes.map((size) => {
    const [width = 1, height = 1] = size.split('x').map(Number)
    return { width, height }
  })
  return read.reduce((best, size) => (off(size) < off(best) ? size : best))
}
