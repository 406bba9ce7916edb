import { decodeImage, encodeImage } from '../pixels/codec.ts'
import { colourPlanes, fitWithin } from '../pixels/raster.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { toDisplay, toRaster } from '../style/display-image.ts'
import { redraw, type RedrawOptions } from '../style/redraw.ts'
import type { PictureOutput } from './photo-input.ts'

export interface RedrawPictureInput extends RedrawOptions {
  /** Encoded, upright. */
  photo: Uint8Array
}

/** Longest side of a redrawn picture: strokes and stones are shares of the side, so that more pixels show nothing new. */
const DRAWING_SIDE = 1536
const PREVIEW_SIDE = 220
const PREVIEW_SHARE = 0.08

/** A small look in the same technique first, then the picture. */
export async function run({ photo: bytes, ...options }: RedrawPictureInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: DRAWING_SIDE })
  const within = (from: number, to: number) => ({
    checkCancelled: () => context.checkCancelled(),
    progress: (at: number) => context.progress(from + (to - from) * at),
  })
  const size = fitWithin(photo, PREVIEW_SIDE)
  context.preview(toRaster(redraw({ ...size, planes: colourPlanes(photo, size) }, options, within(0, PREVIEW_SHARE))))
  const picture = toRaster(redraw(toDisplay(photo), options, within(PREVIEW_SHARE, 1)))
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'jpeg'), format: 'jpeg', width: picture.width, height: picture.height }
}
