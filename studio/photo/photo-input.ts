import { decodeImage, decodeMask } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Region, Size } from '../pixels/raster.ts'
import type { SubjectKind } from '../vision/marks.ts'
import type { CutoutOptions } from './cutout.ts'

/** Longest side that the photo tasks work at; larger photos are scaled down to it. */
export const MAX_PHOTO_SIDE = 4096

/** A photo with what the person said about its subject. */
export interface SubjectPhotoInput {
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  subject: SubjectKind
  /** Encoded masks, white where drawn; stretched over the photo. */
  keep?: Uint8Array
  remove?: Uint8Array
  /** Around the subject, as shares 0..1 of the photo. */
  box?: Region
}

export async function readSubjectPhoto(input: SubjectPhotoInput): Promise<{ photo: RasterImage; options: CutoutOptions }> {
  const photo = await decodeImage(input.photo, { maxSide: MAX_PHOTO_SIDE })
  const mask = (bytes: Uint8Array | undefined) => bytes && decodeMask(bytes, photo.width, photo.height)
  const [keep, remove] = await Promise.all([mask(input.keep), mask(input.remove)])
  return { photo, options: { subject: input.subject, keep, remove, box: input.box && inPixels(input.box, photo) } }
}

function inPixels({ left, top, width, height }: Region, photo: Size): Region {
  return { left: left * photo.width, top: top * photo.height, width: width * photo.width, height: height * photo.height }
}

export interface PictureOutput extends Size {
  bytes: Uint8Array<ArrayBuffer>
  format: 'png' | 'jpeg'
  /** What the person should know of the result ('face-turned', 'beard'), as codes; the words belong to the interface. */
  notes?: readonly string[]
}
