import type { Layer } from '../../paint/brush/layer.ts'

/** A border round the picture, in points of the whole; the picture is composed for the window that is left. */
export interface Frame {
  /** Width of the border at the left and right, the top and the bottom. */
  sides: number
  top: number
  bottom: number
  /** Paints the border (before the picture is laid) and ornaments (after). */
  paintMat?(layer: Layer): void
  paintOver?(layer: Layer): void
}

export const bare: Frame = { sides: 0, top: 0, bottom: 0 }
