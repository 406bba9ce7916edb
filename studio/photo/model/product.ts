import sharp from 'sharp'
import { decodeImage } from '../../pixels/codec.ts'
import { toLinear, type RasterImage } from '../../pixels/linear-image.ts'
import type { Colours, Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { decontaminate } from '../../vision/decontaminate.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { sharesAtSides } from '../../vision/shares-at-sides.ts'
import { aboutPhoto } from '../about-photo.ts'
import { cutout } from '../cutout.ts'
import { cutFromPlainGround } from './plain-ground.ts'

/** A product cut out of its photo and cropped to itself: linear light and opacity. */
export interface Product extends Size {
  planes: Colours
  alpha: Plane
}

/** Longest side that a product's photo is read at. */
const PHOTO_SIDE = 1280

/** Decodes the encoded, upright photo of a product; what is wrong with it is said of the product's photo. */
export const readProductPhoto = (bytes: Uint8Array): Promise<RasterImage> =>
  aboutPhoto('product', () => decodeImage(bytes, { maxSide: PHOTO_SIDE }))

/** Longest side that a product is kept at; on a model it is smaller. */
const LONGEST = 1200

/**
 * Cuts the product out, and tells which share of one of its sides the edge of the photo cuts off, 0..1; `openwork` things (frames, handles, chains) are seen through where their ground shows. Throws
 * 'no-subject' when nothing stands out from its ground, or what does is a guess: a piece of a landscape is no product.
 */
export async function cutProduct(
  photo: RasterImage,
  openwork: boolean,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<{ product: Product; cutOff: number }> {
  const { cv } = await loadOpenCv()
  const plain = cutFromPlainGround(cv, photo, openwork, context)
  const { alpha, foreground, unsure } = plain
    ? { alpha: plain, foreground: decontaminate(photo, plain, context), unsure: false }
    : await cutout(photo, { subject: 'object' }, context)
  const bounds = boundsOf(alpha, photo, 0.5)
  if (!bounds || unsure) throw new StudioError('no-subject', 'No product was found')
  const { width, height } = photo
  const rgba = new Uint8Array(width * height * 4)
  for (let i = 0; i < alpha.length; i++) {
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = foreground.data[i * 3 + c]!
    rgba[i * 4 + 3] = alpha[i]! * 255 + 0.5
  }
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(bounds)
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = info.width * info.height
  const opacity = new Float32Array(size)
  for (let i = 0; i < size; i++) opacity[i] = data[i * 4 + 3]! / 255
  const { planes } = toLinear({ width: info.width, height: info.height, channels: 4, data })
  const product = { width: info.width, height: info.height, planes, alpha: opacity }
  const { left, right, top, bottom } = sharesAtSides(alpha, photo)
  const cutOff = Math.max((Math.max(left, right) * height) / bounds.height, (Math.max(top, bottom) * width) / bounds.width)
  return { product, cutOff }
}

/** Steps that linear light of 0..1 is encoded in, and the light of each step of 8 bits. */
const STEPS = 8192
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, i) => Math.pow(i / STEPS, 1 / 2.2) * 255 + 0.5)
const LIGHT = Float32Array.from({ length: 256 }, (_, value) => Math.pow(value / 255, 2.2))

/** The product at another width, at most `times` its own: what stands close to the camera must be sharp. */
export async function scaledProduct(product: Product, toWidth: number, times = 1): Promise<Product> {
  const width = Math.max(2, Math.round(Math.min(product.width * times, toWidth)))
  if (width === product.width) return product
  const height = Math.max(2, Math.round((product.height * width) / product.width))
  const scale = async (plane: Plane): Promise<Plane> => {
    const raw = { width: product.width, height: product.height, channels: 1 as const }
    const bytes = new Uint8Array(plane.length)
    for (let i = 0; i < bytes.length; i++) bytes[i] = ENCODED[(plane[i]! * STEPS) | 0]!
    const data = await sharp(bytes, { raw }).resize(width, height, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer()
    const scaled = new Float32Array(data.length)
    for (let i = 0; i < scaled.length; i++) scaled[i] = LIGHT[data[i]!]!
    return scaled
  }
  const [red, green, blue, alpha] = await Promise.all([...product.planes, product.alpha].map(scale))
  return { width, height, planes: [red!, green!, blue!], alpha: alpha! }
}
