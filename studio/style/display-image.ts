import type { RasterImage } from '../pixels/linear-image.ts'
import { type Colours, type Plane, resizePlane } from '../pixels/plane.ts'
import { colourPlanes, fromColourPlanes, type Size } from '../pixels/raster.ts'

/** A picture in display (sRGB) values, three planes of 0..1: what a style pass works in, as a painter mixes by eye. */
export interface DisplayImage {
  width: number
  height: number
  planes: Colours
}

export const toDisplay = (image: RasterImage): DisplayImage =>
  ({ width: image.width, height: image.height, planes: colourPlanes(image) })

export const toRaster = ({ planes, width, height }: DisplayImage): RasterImage => fromColourPlanes(planes, { width, height })

/** Bilinear; the image itself when it has that size. */
export function resizeDisplay(image: DisplayImage, { width, height }: Size): DisplayImage {
  if (image.width === width && image.height === height) return image
  const resize = (plane: Plane) => resizePlane(plane, image.width, image.height, width, height)
  return { width, height, planes: [resize(image.planes[0]), resize(image.planes[1]), resize(image.planes[2])] }
}

export function luma({ planes: [red, green, blue] }: Pick<DisplayImage, 'planes'>): Plane {
  const out = new Float32Array(red.length)
  for (let i = 0; i < out.length; i++) out[i] = 0.299 * red[i]! + 0.587 * green[i]! + 0.114 * blue[i]!
  return out
}

/** The values below which the given shares of a plane of 0..1 lie. */
export function percentiles(plane: Plane, shares: readonly number[]): number[] {
  const histogram = new Uint32Array(256)
  for (const value of plane) histogram[Math.min(255, Math.max(0, (value * 255) | 0))]!++
  return shares.map((share) => {
    let left = share * plane.length
    const bin = histogram.findIndex((count) => (left -= count) <= 0)
    return (bin < 0 ? 255 : bin) / 255
  })
}

/** Pulls the colours away from (k > 1) or towards (k < 1) their grey, in place. */
export function saturate({ planes: [red, green, blue] }: DisplayImage, k: number): void {
  for (let i = 0; i < red.length; i++) {
    const grey = 0.299 * red[i]! + 0.587 * green[i]! + 0.114 * blue[i]!
    red[i] = Math.min(1, Math.max(0, grey + (red[i]! - grey) * k))
    green[i] = Math.min(1, Math.max(0, grey + (green[i]! - grey) * k))
    blue[i] = Math.min(1, Math.max(0, grey + (blue[i]! - grey) * k))
  }
}
