import { decodeImage, decodeMask, encodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { smallLook } from './small-look.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from './photo-input.ts'
import type { RedrawPlan } from './redraw-region/plan.ts'
import { redrawRegion } from './redraw-region/redraw-region.ts'

export interface RedrawRegionInput {
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  /** Encoded; white is redrawn, stretched over the photo. */
  mask: Uint8Array
  plan: RedrawPlan
  /** How far a colour or a scene covers what was there, 0..1. */
  strength: number
}

export async function run({ plan, strength, ...input }: RedrawRegionInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(input.photo, { maxSide: MAX_PHOTO_SIDE })
  context.checkCancelled()
  context.preview(smallLook(photo))
  const mask = await decodeMask(input.mask, photo.width, photo.height)
  const { picture, notes } = await redrawRegion(photo, mask, plan, strength, { ...context, progress: (at) => context.progress(0.05 + 0.9 * at) })
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}
