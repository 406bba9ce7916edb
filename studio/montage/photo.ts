import type { Canvas } from '@napi-rs/canvas'
import { aboutPhoto } from '../photo/about-photo.ts'
import { canvasOf } from '../pixels/canvas-image.ts'
import { decodeImage } from '../pixels/codec.ts'

export interface MontagePhoto {
  /** Encoded, upright. */
  bytes: Uint8Array
  /** The field that it came in, for what is said about it. */
  field: string
  /** To be drawn with. */
  canvas: Canvas
}

/** Enough for a print of half a film's width. */
const MAX_SIDE = 1200

export const readPhoto = (bytes: Uint8Array, field: string): Promise<MontagePhoto> =>
  aboutPhoto(field, async () => ({ bytes, field, canvas: canvasOf(await decodeImage(bytes, { maxSide: MAX_SIDE })) }))
