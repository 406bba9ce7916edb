import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { Watch } from '../../vision/watch.ts'

/** From how far away each place takes its pixel, in pixels of the photo, on a grid of any size over a region of it. */
export interface Displacement extends Size {
  x: Plane
  y: Plane
}

/** Shorter shifts than this (pixels) are not worth resampling for. */
const STILL = 0.02

/** Moves the pixels of a region, in place; bicubic, so that it stays sharp. */
export function moveRegion(photo: RasterImage, region: Region, shift: Displacement, { checkCancelled }: Watch): void {
  const source = { ...photo, data: copyRows(photo, region) }
  const stretch = new Stretch(shift, region)
  const colour = new Float32Array(3)
  for (let y = 0; y < region.height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0; x < region.width; x++) {
      const dx = stretch.at(shift.x, x)
      const dy = stretch.at(shift.y, x)
      if (Math.abs(dx) < STILL && Math.abs(dy) < STILL) continue
      sampleCubic(source, region.left + x + dx, y + dy, region.height, colour)
      const at = ((region.top + y) * photo.width + region.left + x) * photo.channels
      for (let c = 0; c < 3; c++) photo.data[at + c] = Math.min(255, Math.max(0, colour[c]!)) + 0.5
    }
  }
}

/** Not `slice`: the bytes may be a Buffer, whose slice is no copy. */
const copyRows = ({ data, width, channels }: RasterImage, { top, height }: Region) =>
  Uint8Array.from(data.subarray(top * width * channels, (top + height) * width * channels))

/** Catmull-Rom interpolation of three channels, 0..255 (a little beyond at edges), into `colour`; `rows` rows of the picture are there. */
export function sampleCubic({ data, width, channels }: RasterImage, x: number, y: number, rows: number, colour: Float32Array): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  colour.fill(0)
  for (let v = -1; v <= 2; v++) {
    const row = Math.min(rows - 1, Math.max(0, top + v)) * width
    const down = cubic(y - top - v)
    for (let u = -1; u <= 2; u++) {
      const weight = down * cubic(x - left - u)
      const at = (row + Math.min(width - 1, Math.max(0, left + u))) * channels
      colour[0]! += data[at]! * weight
      colour[1]! += data[at + 1]! * weight
      colour[2]! += data[at + 2]! * weight
    }
  }
}

function cubic(distance: number): number {
  const d = Math.abs(distance)
  return d < 1 ? 1 + d * d * (1.5 * d - 2.5) : 2 + d * (-4 + d * (2.5 - 0.5 * d))
}
