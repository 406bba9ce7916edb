import type { ComfyuiModel } from './model.ts'

export interface Size {
  width: number
  height: number
}

/** Latents of every family come in cells of 8 or 16 pixels. */
export const GRID = 16
/** A model lays out pictures of up to so many times its own pixels without repeating itself. */
const FREE_SHARE = 1.3

const upTo = (multiple: number, value: number) => Math.max(multiple, Math.ceil(value / multiple) * multiple)
const near = (multiple: number, value: number) => Math.max(multiple, Math.round(value / multiple) * multiple)

/** The size that is delivered: the one wished for, or its shape within the model's largest side. */
export function deliveredSize({ width, height }: Size, { largestSide }: Pick<ComfyuiModel, 'largestSide'>): Size {
  const scale = Math.min(1, largestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The sizes to draw a picture at: laid out near the model's own number of pixels and then grown, where it is much larger than that. */
export function drawnSizes(delivered: Size, { side, family: { multiple } }: ComfyuiModel): Size & { grown?: Size } {
  const whole = { width: upTo(GRID, delivered.width), height: upTo(GRID, delivered.height) }
  const pixels = delivered.width * delivered.height
  if (pixels <= side * side * FREE_SHARE) return whole
  const scale = side / Math.sqrt(pixels)
  return { width: near(multiple, delivered.width * scale), height: near(multiple, delivered.height * scale), grown: whole }
}
