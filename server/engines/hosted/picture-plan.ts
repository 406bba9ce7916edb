import { pixelsOf, type Clarity, type Ratio } from '#contract/generators/fields.ts'
import { generators } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import type { EngineRequest, EngineRun } from '../engine.ts'
import { fitForModel, type Fitted } from '../shared/fit.ts'
import { maskPicture } from '../shared/masks.ts'
import { keepUntouched } from '../shared/untouched.ts'
import { widen, type Widened } from '../shared/widen.ts'
import type { ImageModelCard } from './image-model.ts'
import type { Recipe } from './instructions/recipe.ts'
import { maskFor } from './mask-for.ts'
import type { ImageWish } from './provider.ts'
import { cutTo, fitTo, sizeOf } from './shapes.ts'
import { askedSize, HIGH_PIXELS, nearest, sizeWords } from './sizes.ts'

/** What is sent for a creation, and what is made of what comes back. */
export interface PicturePlan {
  photos: Uint8Array[]
  mask?: Uint8Array
  wish: Pick<ImageWish, 'size' | 'aspectRatio'>
  finish(picture: Uint8Array): Promise<Uint8Array>
}

/**
 * Prepares the photos as the model takes them; what comes back has the asked shape, or is the photo again with a part of it
 * painted anew.
 */
export async function planPicture(
  card: ImageModelCard,
  recipe: Recipe,
  request: EngineRequest,
  run: EngineRun,
): Promise<PicturePlan> {
  const { size, clarity = 'standard' } = request.input as { size?: Ratio; clarity?: Clarity }
  const ratio = recipe.ratio?.(request.input) ?? size
  const uploads = [...uploadsIn(generators[request.generator], request.input).values()]
  const [first, ...others] = await Promise.all(uploads.map((id) => run.readUpload(id)))
  if (recipe.skill === 'fill' && first) return filled(card, await markedPart(request, first))
  const photos = await Promise.all([...(first ? [first] : []), ...others].map((photo) => sent(card, photo)))
  if (first && !ratio) return changed(card, first, photos)
  const shape = ratio ?? '1:1'
  return {
    photos: photos.map(({ photo }) => photo),
    wish: askedSize(card, shape, clarity),
    finish: (picture) => cutTo(picture, pixelsOf(shape, 'standard')),
  }
}

const sent = ({ sizes }: ImageModelCard, photo: Uint8Array): Promise<Fitted> =>
  fitForModel(
    photo,
    sizes.by === 'pixels'
      ? { ...sizes, maxPixels: Math.min(sizes.maxPixels, HIGH_PIXELS) }
      : { multiple: 2, maxPixels: HIGH_PIXELS },
  )

/** The whole photo, changed, at its own size. */
async function changed({ sizes }: ImageModelCard, photo: Uint8Array, fitted: readonly Fitted[]): Promise<PicturePlan> {
  const own = await sizeOf(photo)
  const photos = fitted.map(({ photo }) => photo)
  const [first] = fitted
  // A model that chooses the size by itself comes near to the photo's shape.
  if (sizes.by !== 'pixels' || !first)
    return {
      photos,
      wish: sizes.by === 'list' ? { size: sizeWords(nearest(sizes.sizes, own)) } : {},
      finish: (picture) => fitTo(picture, own),
    }
  return { photos, wish: { size: sizeWords(first) }, finish: (picture) => first.restore(picture) }
}

/** The photo with a part of it painted anew; everything else is put back. */
async function filled(card: ImageModelCard, { photo, mask }: Widened): Promise<PicturePlan> {
  const fitted = await sent(card, photo)
  return {
    photos: [fitted.photo],
    mask: await maskFor(card, await fitted.mask(mask), fitted),
    // Those that want a white part keep to the photo's size, and know no other.
    wish: card.mask === 'white' ? {} : { size: sizeWords(fitted) },
    finish: async (picture) => keepUntouched({ photo, edited: await fitted.restore(picture), mask }),
  }
}

async function markedPart(request: EngineRequest, photo: Uint8Array): Promise<Widened> {
  if (request.generator === 'local-redraw' || request.generator === 'erasure')
    return { photo, mask: await maskPicture(request.input.mask, photo) }
  if (request.generator === 'extend') return widen(photo, request.input.margins)
  throw new Error(`${request.generator} marks no part of a photo`)
}
