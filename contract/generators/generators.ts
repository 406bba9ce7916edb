import type * as v from 'valibot'
import { avatar } from './avatar.ts'
import { backgroundChange } from './background-change.ts'
import { beauty } from './beauty.ts'
import { cats } from './cats.ts'
import { clothesChange } from './clothes-change.ts'
import { comics } from './comics.ts'
import type { Generator } from './control.ts'
import { customVideo } from './custom-video.ts'
import { cutout } from './cutout.ts'
import { dressUp } from './dress-up.ts'
import { erasure } from './erasure.ts'
import { extend } from './extend.ts'
import { faceSwap } from './face-swap.ts'
import { imageToText } from './image-to-text.ts'
import { imgToVideo } from './img-to-video.ts'
import { localRedraw } from './local-redraw.ts'
import { makeup } from './makeup.ts'
import { modelGenerator } from './model-generator.ts'
import { modelReplace } from './model-replace.ts'
import { pictureRedraw } from './picture-redraw.ts'
import { artPortrait, portraits } from './portraits.ts'
import { productOnModel } from './product-on-model.ts'
import { repair } from './repair.ts'
import { sketchRender } from './sketch-render.ts'
import { textToImage } from './text-to-image.ts'
import { textToImagePro } from './text-to-image-pro.ts'
import { textToVideo } from './text-to-video.ts'

/** Every generator of the product; the workstation shows those that a configured engine can run. */
export const generators = {
  'text-to-image': textToImage,
  'text-to-image-pro': textToImagePro,
  cats,
  'model-generator': modelGenerator,
  'picture-redraw': pictureRedraw,
  'sketch-render': sketchRender,
  cutout,
  'background-change': backgroundChange,
  erasure,
  extend,
  'local-redraw': localRedraw,
  repair,
  beauty,
  makeup,
  'face-swap': faceSwap,
  'clothes-change': clothesChange,
  'dress-up': dressUp,
  'product-on-model': productOnModel,
  'model-replace': modelReplace,
  avatar,
  ...comics,
  ...portraits,
  'art-portrait': artPortrait,
  'image-to-text': imageToText,
  'img-to-video': imgToVideo,
  'text-to-video': textToVideo,
  'custom-video': customVideo,
} as const

export type GeneratorId = keyof typeof generators
export type GeneratorInput<G extends GeneratorId> = v.InferOutput<(typeof generators)[G]['input']>

type CheckedField<G extends GeneratorId> = NonNullable<(typeof generators)[G]['checked']>[number]
/** A generator of which something is looked at before anything is paid. */
export type CheckedGenerator = { [G in GeneratorId]: [CheckedField<G>] extends [never] ? never : G }[GeneratorId]
/** What of its input is looked at. */
export type CheckedInput<G extends CheckedGenerator> = { [Field in CheckedField<G> & keyof GeneratorInput<G>]: GeneratorInput<G>[Field] }

export const generatorIds = Object.keys(generators) as GeneratorId[]

export function findGenerator(id: string): Generator | undefined {
  return Object.hasOwn(generators, id) ? (generators[id as GeneratorId]) : undefined
}
