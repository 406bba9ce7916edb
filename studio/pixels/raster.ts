import type { RasterImage } from './linear-image.ts'
import { type Colours, type Plane, resizePlane } from './plane.ts'

export interface Size {
  width: number
  height: number
}

/** The size with the same proportions whose longest side is at most `longest`. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A part of a picture in whole pixels. */
export interface Region extends Size {
  left: number
  top: number
}

export const wholeOf = ({ width, height }: Size): Region => ({ left: 0, top: 0, width, height })

/** A part of a picture in pixels of the same picture that is `by` times as large, not rounded. */
export const scaledRegion = ({ left, top, width, height }: Region, by: number): Region => ({ left: left * by, top: top * by, width: width * by, height: height * by })

/** A region of a smaller picture as whole pixels of the photo, which is `scale` times as large. */
export function inWholePixels({ left, top, width, height }: Region, scale: number, photo: Size): Region {
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)]
  const within = (length: number, most: number) => Math.max(1, Math.min(most, Math.floor(length * scale)))
  return { left: x, top: y, width: within(width, photo.width - x), height: within(height, photo.height - y) }
}

/** Whether a place lies in a region, its edges included. */
export const contains = ({ left, top, width, height }: Region, x: number, y: number): boolean => x >= left && x <= left + width && y >= top && y <= top + height

/** Whether a pixel of a smaller picture, `scale` times the photo's size, lies in a region of the photo. */
export const isWithin = (region: Region, { width }: Size, scale: number) => (i: number): boolean =>
  contains(region, (i % width) / scale, Math.floor(i / width) / scale)

/** Index of the pixel that is nearest to a place, which may lie outside. */
export const nearestPixel = ({ width, height }: Size, x: number, y: number): number =>
  Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))

/** Colour planes of a picture, or of a region of it, resized, as sRGB values 0..1. */
export function colourPlanes(image: RasterImage, size: Size = image, from: Region = wholeOf(image)): Colours {
  const { width, height } = size
  // Whole pixels are averaged down to just above the size, so that the bilinear step skips none.
  const rough = { width: wholeFraction(from.width, width), height: wholeFraction(from.height, height) }
  const planes = averaged(image, rough, from)
  if (rough.width === width && rough.height === height) return planes
  const resize = (plane: Plane) => resizePlane(plane, rough.width, rough.height, width, height)
  return [resize(planes[0]), resize(planes[1]), resize(planes[2])]
}

const wholeFraction = (from: number, to: number) => Math.floor(from / Math.max(1, Math.floor(from / to)))

function averaged(image: RasterImage, { width, height }: Size, from: Region): Colours {
  const plane = () => new Float32Array(width * height)
  const planes: Colours = [plane(), plane(), plane()]
  const [reds, greens, blues] = planes
  const { channels, data } = image
  const edges = Int32Array.from({ length: width + 1 }, (_, x) => from.left + Math.floor((x * from.width) / width))
  for (let y = 0, i = 0; y < height; y++) {
    const top = from.top + Math.floor((y * from.height) / height)
    const bottom = from.top + Math.floor(((y + 1) * from.height) / height)
    for (let x = 0; x < width; x++, i++) {
      const left = edges[x]!
      const right = edges[x + 1]!
      let red = 0
      let green = 0
      let blue = 0
      for (let v = top; v < bottom; v++) {
        for (let at = (v * image.width + left) * channels, end = at + (right - left) * channels; at < end; at += channels) {
          red += data[at]!
          green += data[at + 1]!
          blue += data[at + 2]!
        }
      }
      const scale = 1 / (255 * (right - left) * (bottom - top))
      reds[i] = red * scale
      greens[i] = green * scale
      blues[i] = blue * scale
    }
  }
  return planes
}

/** Colour planes (sRGB 0..1) as an 8-bit picture. */
export function fromColourPlanes(planes: Colours, { width, height }: Size): RasterImage {
  const data = new Uint8Array(width * height * 3)
  planes.forEach((plane, c) => {
    for (let i = 0, at = c; i < width * height; i++, at += 3) {
      const value = plane[i]!
      data[at] = value <= 0 ? 0 : value >= 1 ? 255 : value * 255 + 0.5
    }
  })
  return { width, height, channels: 3, data }
}

/** The part of a plane at a place of it; `fullWidth` is the plane's. */
export function cutPlane(plane: Plane, fullWidth: number, { left, top, width, height }: Region): Plane {
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) out.set(plane.subarray((top + y) * fullWidth + left, (top + y) * fullWidth + left + width), y * width)
  return out
}
