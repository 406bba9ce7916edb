import type { Canvas } from '@napi-rs/canvas'
import type { ReelClip } from '../film/reel/reel-spec.ts'
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
  /** A film that moves where the photo, one of its frames, would stand. */
  clip?: MontageClip | undefined
}

export interface MontageClip extends ReelClip {
  /** How long it is. */
  seconds: number
}

/** Enough for a print of half a film's width. */
const MAX_SIDE = 1200

export const readPhoto = (bytes: Uint8Array, field: string, clip?: MontageClip): Promise<MontagePhoto> =>
  aboutPhoto(field, async () => ({ bytes, field, clip, canvas: canvasOf(await decodeImage(bytes, { maxSide: MAX_SIDE })) }))
