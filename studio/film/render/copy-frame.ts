import type { Bytes } from '../sample/bytes.ts'
import type { FilmPlanes } from '../stage/film-stage.ts'
import type { FrameBuffer } from './frame-buffer.ts'

/** Copies a frame into another with its upper left corner at a place, whose numbers are even; what lies outside is left out. */
export function copyFrame(out: FilmPlanes, from: FrameBuffer, left: number, top: number): void {
  copyPlane(out.luma, from.luma, left, top)
  copyPlane(out.chroma[0], from.chroma[0], left / 2, top / 2)
  copyPlane(out.chroma[1], from.chroma[1], left / 2, top / 2)
}

function copyPlane(out: Bytes, from: Bytes, left: number, top: number): void {
  const [firstX, endX] = [Math.max(0, -left), Math.min(from.width, out.width - left)]
  const [firstY, endY] = [Math.max(0, -top), Math.min(from.height, out.height - top)]
  if (endX <= firstX) return
  for (let y = firstY; y < endY; y++) {
    const at = y * from.width
    out.data.set(from.data.subarray(at + firstX, at + endX), (top + y) * out.width + left + firstX)
  }
}
