import type { PaintContext } from '../paint/painter.ts'
import type { DisplayImage } from './display-image.ts'

export type StyleContext = Pick<PaintContext, 'progress' | 'checkCancelled'>

/** Redraws a picture in a technique. Lengths are shares of the long side, so a small run previews a large one. */
export type StylePass = (image: DisplayImage, options: { seed: number; context: StyleContext }) => DisplayImage
