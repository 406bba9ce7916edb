import { extendedFrame, LARGE_SHARE } from '../../photo/extend.ts'
import type { Sides } from '../../photo/fill/people.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from '../../photo/photo-input.ts'
import { smallLook } from '../../photo/small-look.ts'
import { decodeImage, encodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { OwnModelFor } from '../description.ts'
import { fillByModel } from '../fill-by-model.ts'
import { windowsBeside } from '../fill-windows.ts'

export interface ExtendByModelInput {
  model: OwnModelFor<'fill'>
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  /** How far each side moves outwards, as shares 0..1 of the photo's width or height. */
  margins: Sides
}

/** A PNG in which the photo's own pixels are as they were. */
export async function run({ model, photo: bytes, margins }: ExtendByModelInput, context: TaskContext): Promise<PictureOutput> {
  // The extended picture must not be longer than a photo may be.
  const growth = 1 + Math.max(margins.left + margins.right, margins.top + margins.bottom)
  const photo = await decodeImage(bytes, { maxSide: Math.floor(MAX_PHOTO_SIDE / growth) })
  context.checkCancelled()
  context.preview(smallLook(photo))
  const { frame, place } = extendedFrame(photo, margins)
  const data = new Uint8Array(frame.width * frame.height * 3)
  const hole = new Uint8Array(frame.width * frame.height).fill(1)
  for (let y = 0; y < place.height; y++) {
    const to = (place.top + y) * frame.width + place.left
    data.set(photo.data.subarray(y * place.width * 3, (y + 1) * place.width * 3), to * 3)
    hole.fill(0, to, to + place.width)
  }
  const watch = { ...context, progress: (at: number) => context.progress(0.05 + 0.85 * at) }
  const picture = await fillByModel(model, { ...frame, channels: 3, data }, hole, windowsBeside(place, frame, model.size), watch)
  context.preview(smallLook(picture))
  context.checkCancelled()
  const invented = 1 - (place.width * place.height) / hole.length
  const notes = invented > LARGE_SHARE ? ['large-hole'] : []
  return { bytes: await encodeImage(picture, 'png'), format: 'png', width: picture.width, height: picture.height, notes }
}
