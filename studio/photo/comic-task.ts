import type { ComicOptions } from '../comic/comic-look.ts'
import { drawComic } from '../comic/draw-comic.ts'
import type { ComicLookName } from '../comic/looks.ts'
import type { Manner } from '../comic/sight.ts'
import { decodeImage, encodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import type { PictureOutput } from './photo-input.ts'

export interface ComicInput extends ComicOptions, Manner {
  /** Encoded, upright. */
  photo: Uint8Array
  look: ComicLookName
}

/** More of a photo cannot be seen in a drawing. */
const PHOTO_SIDE = 2048

export async function run({ photo: bytes, look, ...options }: ComicInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: PHOTO_SIDE })
  const { picture, notes } = await drawComic(photo, look, options, context)
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}
