import { type Colours, gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { luma } from '../style/display-image.ts'
import type { PictureFacts, Side } from './picture-facts.ts'
import { meanOf } from './tone.ts'

/** Magnitude of the luma's gradient. */
function edges(grey: Plane, { width, height }: Size): Plane {
  const out = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      out[i] = Math.hypot(grey[i + 1]! - grey[i - 1]!, grey[i + width]! - grey[i - width]!)
    }
  }
  return out
}

export const sideOf = (x: number): Side => (x < 0.4 ? 'left' : x > 0.6 ? 'right' : 'centre')

/** Correlation of the softened picture with its mirror image, past which it counts as symmetric. */
const SYMMETRY = 0.86
/** Edges of an open side, as a share of the picture's mean. */
const OPEN = 0.4

export function readLayout(colours: Colours, size: Size): PictureFacts['layout'] {
  const { width, height } = size
  const grey = gaussianBlur(luma({ planes: colours }), width, height, width / 40)
  const mean = meanOf(grey, size, [0, 0, 1, 1])
  let [own, both] = [1e-6, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = grey[y * width + x]! - mean
      own += value * value
      both += value * (grey[y * width + width - 1 - x]! - mean)
    }
  }
  const busy = edges(luma({ planes: colours }), size)
  const whole = meanOf(busy, size, [0, 0, 1, 1])
  const open = (['left', 'right', 'above'] as const).find((side) => meanOf(busy, size, parts[side]) < whole * OPEN)
  const ratio = width / height
  return {
    orientation: ratio > 1.15 ? 'wide' : ratio < 0.87 ? 'tall' : 'square',
    symmetric: both / own > SYMMETRY,
    ...(open && { openSide: open }),
  }
}

const parts = { left: [0, 0, 0.33, 1], right: [0.67, 0, 1, 1], above: [0, 0, 1, 0.33] } as const

/** How sharp and how busy it is, apart from the subject (`skip`, 0..1). */
export function readDetail(colours: Colours, size: Size, skip: Plane): PictureFacts['detail'] {
  const busy = edges(luma({ planes: colours }), size)
  let [around, count, inside, within] = [0, 1, 0, 1]
  for (let i = 0; i < busy.length; i++) {
    if (skip[i]! > 0.5) {
      inside += busy[i]!
      within++
    } else {
      around += busy[i]!
      count++
    }
  }
  around /= count
  inside /= within
  const whole = meanOf(busy, size, [0, 0, 1, 1])
  return {
    background: around < 0.014 ? 'plain' : inside > 0 && around < inside * 0.45 ? 'blurred' : 'sharp',
    texture: whole < 0.025 ? 'smooth' : whole > 0.075 ? 'busy' : 'fine',
  }
}
