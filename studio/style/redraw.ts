import { keepColours } from './own-palette.ts'
import type { DisplayImage } from './display-image.ts'
import type { StyleContext } from './style-pass.ts'
import { techniques, type Technique } from './techniques.ts'

export interface RedrawOptions {
  technique: Technique
  /** 0..1: how much of the photo's own detail gives way to the technique. */
  strength: number
  /** 0..1: see `keepColours`. */
  keepColours: number
  seed: number
}

/** A little of the technique always shows: nobody asks for the photo back. */
const LEAST = 0.3

/** Redraws a picture in a technique, mixed with the picture itself. */
export function redraw(photo: DisplayImage, { technique, strength, keepColours: keep, seed }: RedrawOptions, context: StyleContext): DisplayImage {
  const drawn = techniques[technique](photo, { seed, context })
  context.checkCancelled()
  keepColours(drawn, photo, technique, keep)
  // The last fifth of the slider is the pure drawing.
  const share = Math.min(1, LEAST + ((1 - LEAST) * strength) / 0.8)
  if (share === 1) return drawn
  const mixed = (c: 0 | 1 | 2) => drawn.planes[c].map((value, i) => photo.planes[c][i]! + (value - photo.planes[c][i]!) * share)
  return { width: drawn.width, height: drawn.height, planes: [mixed(0), mixed(1), mixed(2)] }
}
