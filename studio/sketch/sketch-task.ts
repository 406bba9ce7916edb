import { decodeImage, encodeImage } from '../pixels/codec.ts'
import type { PictureOutput } from '../photo/photo-input.ts'
import { previewOf } from '../photo/face/retouch-photo.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { toDisplay, toRaster } from '../style/display-image.ts'
import { renderSketch, type SketchOptions } from './render-sketch.ts'

export interface SketchInput extends SketchOptions {
  /** Encoded, upright: a drawing, or a photo of one. */
  photo: Uint8Array
}

/** Longest side of a coloured drawing; larger ones are scaled down to it. */
const DRAWING_SIDE = 1280

export async function run({ photo: bytes, ...options }: SketchInput, context: TaskContext): Promise<PictureOutput> {
  const drawing = await decodeImage(bytes, { maxSide: DRAWING_SIDE })
  context.preview(previewOf(drawing))
  const picture = toRaster(await renderSketch(toDisplay(drawing), options, context))
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'png'), format: 'png', width: picture.width, height: picture.height }
}
