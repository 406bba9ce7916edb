import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { findThings } from '../../vision/things/find-things.ts'
import { aboutPhoto } from '../about-photo.ts'
import { findGarment, reclothe } from '../clothes/change-clothes.ts'
import { materials } from '../clothes/materials.ts'
import { dressingRoom, findWearers } from '../dress-up/dressing-room.ts'
import { shareSeen, wear } from '../dress-up/wear.ts'
import { takeGlassesOff } from '../face/take-glasses-off.ts'
import { behindModel, standing } from './behind.ts'
import { besideModel } from './beside.ts'
import { fingersBefore } from './fingers-before.ts'
import { garmentCloth } from './garment-cloth.ts'
import { likeness } from './is-like.ts'
import { largerThanPeople, notWorn } from './not-worn.ts'
import { cutProduct, scaledProduct, type Product } from './product.ts'
import { productShape } from './product-shape.ts'
import { wearProduct, type WornCategory } from './wear-product.ts'

type ProductCategory = 'top' | WornCategory | 'beside' | 'behind'

export interface ProductOptions {
  category: ProductCategory
  /** Against the usual size. */
  scale: number
}

export interface ModelPicture {
  picture: RasterImage
  /** 'shape-kept' when the model's own garment took on the product's cloth. */
  notes: string[]
}

type Progress = Pick<TaskContext, 'progress' | 'checkCancelled'>

/**
 * Shows a product on a model. Throws 'no-subject' when the product does not stand out from its ground, 'product-unlike'
 * when it cannot be what it is said to be, 'product-too-large' when it would stand beside the model as a toy, 'product-halved'
 * when its photo does not show all of it, 'place-unseen' when the model's photo does not show where it goes, and
 * 'product-hidden' when the model leaves no room for what stands behind.
 */
export async function productOnModel(
  photo: RasterImage,
  productPhoto: RasterImage,
  options: ProductOptions,
  context: Progress,
): Promise<ModelPicture> {
  const { category, scale } = options
  const product = await suitableProduct(productPhoto, category, { ...context, progress: (at) => context.progress(0.3 * at) })
  const rest = { ...context, progress: (at: number) => context.progress(0.3 + 0.7 * at) }
  return aboutPhoto('photo', async () => {
    if (category === 'beside') return { picture: await besideModel(photo, product, scale, rest), notes: [] }
    return whereSeen(async () => {
      if (category === 'behind') return { picture: await behindModel(photo, product, scale, rest), notes: [] }
      return category === 'top' ? wearTop(photo, product, scale, rest) : wearThing(photo, product, category, scale, rest)
    })
  })
}

/**
 * The product of a photo, cut from its ground. Throws 'no-subject' when it does not stand out from it, 'product-unlike'
 * when it cannot be what it is said to be, 'product-too-large' when it would be a toy, and 'product-halved' when it must be
 * whole and its photo does not show all of it.
 */
export async function suitableProduct(photo: RasterImage, category: ProductCategory, context: Progress): Promise<Product> {
  const { product, cutOff } = await aboutPhoto('product', () => cutProduct(photo, OPENWORK.has(category), context))
  if (SHOWN_WHOLE.has(category) && cutOff > MOST_CUT_OFF) throw new StudioError('product-halved', 'The product lies partly outside of its photo')
  if (category === 'beside') await mustBeSmall(photo, context)
  else if (category !== 'behind') await mustFit(product, photo, category, context)
  return product
}

/** Throws 'product-unlike' when its shape, or what it seems to be, speaks against the product's being worn or held there. */
async function mustFit(product: Product, photo: RasterImage, category: 'top' | WornCategory, watch: Progress): Promise<void> {
  const like = likeness(productShape(product), category)
  const unfit = like === 'no' ? 'thing of this shape' : await notWorn(photo, { held: category === 'held', doubtful: like !== 'surely' }, watch)
  if (unfit) throw new StudioError('product-unlike', `A ${unfit} is no ${category}`)
}

/** Throws 'product-too-large' when it is seen to be larger than people. */
async function mustBeSmall(photo: RasterImage, watch: Progress): Promise<void> {
  const large = largerThanPeople(await findThings(photo, watch), photo)
  if (large) throw new StudioError('product-too-large', `A ${large} beside somebody would be a toy`)
}

const OPENWORK = new Set<ProductCategory>(['glasses', 'bag', 'necklace', 'earrings', 'beside', 'behind'])
/** Nothing hides the edges of these: a straight cut would show. */
const SHOWN_WHOLE = new Set<ProductCategory>(['beside', 'behind', 'held'])
/** The share of one of its sides that the edge of its photo may cut off. */
const MOST_CUT_OFF = 0.3
/** Of the product's outline that must lie in the picture. */
const LEAST_SEEN = 0.5

/** What a model's photo may lack to wear something. */
const LACKS: readonly string[] = ['no-face', 'no-person', 'face-too-small', 'face-turned', 'body-unseen', 'clothes-unclear', 'clothes-colourless']

/** Does `work` on a model's photo. Throws 'place-unseen' for whatever the photo lacks. */
async function whereSeen<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StudioError && LACKS.includes(error.reason)) throw new StudioError('place-unseen', error.message, { cause: error })
    throw error
  }
}

/** Throws 'place-unseen' when a model's photo surely does not show where such a product goes, 'product-hidden' when it leaves no room for one behind. */
export async function checkPlace(photo: RasterImage, category: ProductCategory, context: Progress): Promise<void> {
  if (category === 'beside') return
  await whereSeen<unknown>(() => {
    if (category === 'behind') return standing(photo, context)
    return category === 'top' ? findGarment(photo, 'upper', {}, context) : findWearers(photo)
  })
}

async function wearTop(photo: RasterImage, product: Product, scale: number, context: Progress): Promise<ModelPicture> {
  // The weave is in the product's own picture; only the folds are the model's.
  const material = { ...materials.cotton, grain: 1e-6 }
  const { picture, notes } = await reclothe(
    photo,
    { part: 'upper', material, folds: 0.9, cloth: (body) => garmentCloth(product, body, scale) },
    {},
    context,
  )
  return { picture, notes: ['shape-kept', ...notes] }
}

async function wearThing(
  photo: RasterImage,
  product: Product,
  category: WornCategory,
  scale: number,
  context: Progress,
): Promise<ModelPicture> {
  const room = await dressingRoom(photo, context)
  const face = room.faces[0]!
  const { head, body, light, around } = await room.fit(face)
  const fitted = await scaledProduct(product, 30 * head.placing.scale * scale)
  const worn = wearProduct(category, { head, body, light, product: fitted, scale })
  if (!worn || shareSeen(worn.parts, photo) < LEAST_SEEN) throw new StudioError('place-unseen', `No place for a ${category}`)
  const picture: RasterImage = { width: photo.width, height: photo.height, channels: 3, data: Uint8Array.from(photo.data) }
  if (category === 'glasses') await takeGlassesOff(picture, face, context)
  const before = category === 'held' ? { ...around, hair: await fingersBefore(photo, face, body, context) } : around
  wear(picture, { shadow: worn.shadow }, worn.parts, { head, light, around: before }, context)
  return { picture, notes: [] }
}
