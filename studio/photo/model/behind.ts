import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { backgroundChange, BACKGROUND_CHANGE_DEFAULTS } from '../background-change.ts'
import { cutout, type Cutout } from '../cutout.ts'
import { cover, type Placement } from '../place.ts'
import { cutSides } from './cut-sides.ts'
import { layProduct } from './lay-product.ts'
import { scaledProduct, type Product } from './product.ts'
import { PAPER, studioSweep } from './studio-sweep.ts'

/** The product fills this share of the frame across or down, whichever is reached first. */
const ACROSS = 0.9
const DOWN = 0.72
/** How far it may be enlarged: it is farther away than the model, and may be softer. */
const ENLARGED = 2.5
/** Share of the frame's width that the model takes up at most, so that the product is seen, and how small the model becomes for it. */
const MOST_OF_WIDTH = 0.5
const SMALLEST = 0.68
/** The product's middle lies this far from the frame's, away from the model, as a share of its width. */
const ASIDE = 0.1
/** From an edge of the frame to what stands whole in it, as a share of its sides. */
const MARGIN = 0.04
/** Where eyes are in somebody's height, from above; the camera is taken to be as high. */
const EYES = 0.12
/** Share of a product's height that lies below the eyes of somebody who stands on the same ground: a car's whole, a house's a quarter. */
const BELOW_EYES = 0.6

interface Standing {
  model: Cutout
  /** Pixels of the photo. */
  seen: Region
  /** Whether the model goes to the left. */
  toLeft: boolean
}

/**
 * The model in front, to one side, and behind, on a studio's paper, a product that is larger than people. Throws
 * 'product-hidden' when the model is so near that nothing can be seen behind.
 */
export async function behindModel(
  photo: RasterImage,
  product: Product,
  scale: number,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<RasterImage> {
  const { model, seen, toLeft } = await standing(photo, context)
  const placement = inFront(seen, toLeft, photo)
  const { width, height } = photo
  const share = scale * Math.min((ACROSS * width) / product.width, (DOWN * height) / product.height)
  const placed = await scaledProduct(product, Math.min(width, product.width * share), ENLARGED)
  const eyes = height - (height - seen.top - EYES * seen.height) * placement.scale
  const top = Math.max(MARGIN * height, Math.min((1 - MARGIN) * height, eyes + BELOW_EYES * placed.height) - placed.height)
  const rest = width - placed.width
  const left = clamp(0.5 * rest + (toLeft ? ASIDE : -ASIDE) * width, Math.min(0.5 * rest, MARGIN * width), Math.max(0.5 * rest, rest - MARGIN * width))
  const ground = await cover(studioSweep(photo, PAPER), photo)
  layProduct(ground, placed, Math.round(left), Math.round(top), context)
  return backgroundChange(model, ground, { ...BACKGROUND_CHANGE_DEFAULTS, blur: 0, placement }, context)
}

/** The model cut out, who can step aside. Throws 'product-hidden' when the frame cuts the model off on both sides, so that nobody can. */
export async function standing(photo: RasterImage, context: Pick<TaskContext, 'progress' | 'checkCancelled'>): Promise<Standing> {
  const model = await cutout(photo, { subject: 'person' }, context)
  const { width, height } = photo
  const seen = boundsOf(model.alpha, photo, 0.5) ?? { left: 0, top: 0, width, height }
  const cut = cutSides(model.alpha, photo)
  if (cut.left && cut.right) throw new StudioError('product-hidden', 'The model fills the photo from side to side')
  return { model, seen, toLeft: cut.left || (!cut.right && seen.left + seen.width / 2 < width / 2) }
}

/** Where the model stands: at the side of the frame, or at its edge when cut off there. */
function inFront({ left, width: across }: Region, toLeft: boolean, { width }: Size): Placement {
  const scale = Math.max(SMALLEST, Math.min(1, (MOST_OF_WIDTH * width) / across))
  const edge = (toLeft ? left : width - left - across) / width
  // The frame is scaled about its middle: this far in lies the model's own edge then.
  const inset = (1 - scale) / 2 + edge * scale
  const aside = edge > 0.01 ? inset - MARGIN : inset
  return { x: toLeft ? -aside : aside, y: 0, scale }
}
