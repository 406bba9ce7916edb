import type { Bytes } from '../sample/bytes.ts'
import type { FrameBuffer } from './frame-buffer.ts'

/** A frame seen about its middle `scale` times as large; what is beyond its rim is its mirror image. The two frames are not the same. */
export function zoomFrame(out: FrameBuffer, from: FrameBuffer, scale: number): void {
  zoomPlane(out.luma, from.luma, scale)
  zoomPlane(out.chroma[0], from.chroma[0], scale)
  zoomPlane(out.chroma[1], from.chroma[1], scale)
}

function zoomPlane(out: Bytes, { data, width, height }: Bytes, scale: number): void {
  const columns = placesOf(width, scale)
  const rows = placesOf(height, scale)
  for (let y = 0, at = 0; y < height; y++) {
    const upper = (rows[y]! >> 8) * width
    const lower = upper + width
    const under = rows[y]! & 255
    for (let x = 0; x < width; x++, at++) {
      const left = columns[x]! >> 8
      const across = columns[x]! & 255
      const above = data[upper + left]! * (256 - across) + data[upper + left + 1]! * across
      const below = data[lower + left]! * (256 - across) + data[lower + left + 1]! * across
      out.data[at] = (above * (256 - under) + below * under + 0x8000) >> 16
    }
  }
}

/** Where each pixel of a line is taken from, in 256ths; each has a neighbour after it. */
function placesOf(length: number, scale: number): Int32Array {
  const last = length - 1
  return Int32Array.from({ length }, (_, i) => {
    const place = Math.abs(last / 2 + (i - last / 2) / scale) % (2 * last)
    const mirrored = place > last ? 2 * last - place : place
    return Math.min(last * 256 - 1, Math.round(mirrored * 256))
  })
}
