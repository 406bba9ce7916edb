import { decodeImage, encodeImage } from '../../pixels/codec.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { FaceLimits } from '../../vision/face-check.ts'
import { usableFaces } from '../../vision/face-usable.ts'
import type { Face } from '../../vision/faces.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from '../photo-input.ts'
import { smallLook } from '../small-look.ts'

/** Of faces that are worked on. */
export const RETOUCHED: FaceLimits = { minWidth: 36, maxYaw: 60, maxPitch: 50 }

/**
 * Works on every face of an encoded photo, one after the other. Notes 'faces-skipped' when some were too small or
 * turned too far.
 */
export async function retouchPhoto(bytes: Uint8Array, context: TaskContext, retouch: (photo: RasterImage, face: Face) => void): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  context.preview(smallLook(photo))
  context.progress(0.1)
  const { faces, skipped } = await usableFaces(photo, RETOUCHED, Infinity, context)
  context.checkCancelled()
  faces.forEach((face, i) => {
    context.progress(0.4 + (0.5 * i) / faces.length)
    retouch(photo, face)
    context.preview(smallLook(photo))
    context.checkCancelled()
  })
  context.progress(0.9)
  return { ...(await asPicture(photo)), ...(skipped > 0 && { notes: ['faces-skipped'] }) }
}

export async function asPicture(photo: RasterImage): Promise<PictureOutput> {
  return { bytes: await encodeImage(photo, 'jpeg'), format: 'jpeg', width: photo.width, height: photo.height }
}
