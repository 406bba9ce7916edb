import { decodeImage, encodeImage } from '../pixels/codec.ts'
import { fitWithin } from '../pixels/raster.ts'
import type { PictureOutput } from '../photo/photo-input.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { resizeDisplay, toDisplay, toRaster } from '../style/display-image.ts'
import { findDrawnFaces, scaledFaces } from './people.ts'
import { renderSketch, type SketchOptions } from './render-sketch.ts'

export interface SketchInput extends SketchOptions {
  /** Encoded, upright: a drawing, or a photo of one. */
  photo: Uint8Array
}

/** Longest side of a coloured drawing; larger ones are scaled down to it. */
export const DRAWING_SIDE = 1280
/** Of a first look: in a smaller one thin lines would not close. */
const PREVIEW_SIDE = 400

export async function run({ photo: bytes, ...options }: SketchInput, context: TaskContext): Promise<PictureOutput> {
  const drawing = await decodeImage(bytes, { maxSide: DRAWING_SIDE })
  const display = toDisplay(drawing)
  const small = resizeDisplay(display, fitWithin(drawing, PREVIEW_SIDE))
  const faces = await findDrawnFaces(display)
  context.checkCancelled()
  context.preview(toRaster((await renderSketch(small, scaledFaces(faces, display, small), options, { ...context, progress() {} })).picture))
  const { picture: coloured, showsPerson } = await renderSketch(display, faces, options, context)
  const picture = toRaster(coloured)
  context.checkCancelled()
  const notes = options.of === 'person' && !showsPerson ? ['person-not-drawn'] : []
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height, notes }
}
