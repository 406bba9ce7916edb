import type { ComicOptions } from '../comic/comic-look.ts'
import { drawComic } from '../comic/draw-comic.ts'
import type { ComicLookName } from '../comic/looks.ts'
import { decodeImage, encodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { previewOf } from './face/retouch-photo.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from './photo-input.ts'

export interface ComicInput extends ComicOptions {
  /** Encoded, upright. */
  photo: Uint8Array
  look: ComicLookName
}

export async function run({ photo: bytes, look, ...options }: ComicInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  context.preview(previewOf(photo))
  const { picture, notes } = await drawComic(photo, look, options, context)
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'png'), format: 'png', width: picture.width, height: picture.height, notes }
}
