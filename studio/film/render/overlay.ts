import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Bytes } from '../sample/bytes.ts'
import type { FilmPlanes } from '../stage/film-stage.ts'
import { bytesOf, filmColour } from '../stage/planes.ts'
import type { FrameBuffer } from './frame-buffer.ts'

/** A picture with alpha as frames take it; sides are even. */
export interface Overlay extends FilmPlanes {
  cover: Bytes
  halfCover: Bytes
}

export function overlayOf({ width, height, data }: RasterImage): Overlay {
  const even = (side: number) => side + (side % 2)
  const [across, down] = [even(width), even(height)]
  const [luma, cover] = [bytesOf(across, down), bytesOf(across, down)]
  const half = () => bytesOf(across / 2, down / 2)
  const [blues, reds, halfCover] = [half(), half(), half()]
  const sums = new Float64Array(4)
  for (let y = 0, i = 0; y < down; y += 2) {
    for (let x = 0; x < across; x += 2, i++) {
      sums.fill(0)
      for (let v = y; v < Math.min(height, y + 2); v++) {
        for (let u = x; u < Math.min(width, x + 2); u++) {
          const at = (v * width + u) * 4
          const alpha = data[at + 3]!
          cover.data[v * across + u] = alpha
          luma.data[v * across + u] = filmColour(data[at]!, data[at + 1]!, data[at + 2]!)[0] + 0.5
          // What cannot be seen has no say in the colours beside it.
          for (let c = 0; c < 3; c++) sums[c]! += data[at + c]! * alpha
          sums[3]! += alpha
        }
      }
      const all = sums[3] || 1
      const [, towardsBlue, towardsRed] = filmColour(sums[0]! / all, sums[1]! / all, sums[2]! / all)
      blues.data[i] = towardsBlue + 0.5
      reds.data[i] = towardsRed + 0.5
      halfCover.data[i] = sums[3]! / 4 + 0.5
    }
  }
  return { luma, chroma: [blues, reds], cover, halfCover }
}

/** Where an overlay lies on a frame. */
export interface Placed {
  /** Of its upper left corner; even. */
  left: number
  top: number
  /** 0..1, 1 where nothing is said. */
  opacity?: number
  /** How much of it is there from the left, 0..1 with a soft edge; all of it where nothing is said. */
  written?: number
}

/** How soft the edge is of what is being written, as a share of the whole. */
const SOFT = 0.12

export function paintOverlay(frame: FilmPlanes, { luma, chroma, cover, halfCover }: Overlay, placed: Placed): void {
  lay(frame.luma, luma, cover, placed, 1)
  lay(frame.chroma[0], chroma[0], halfCover, placed, 2)
  lay(frame.chroma[1], chroma[1], halfCover, placed, 2)
}

function lay(out: FrameBuffer['luma'], from: Bytes, cover: Bytes, { left, top, opacity = 1, written = 1 }: Placed, halving: 1 | 2): void {
  const [atX, atY] = [left / halving, top / halving]
  const shares = Int32Array.from({ length: from.width }, (_, x) => 256 * opacity * Math.min(1, Math.max(0, (written * (1 + SOFT) - x / from.width) / SOFT)))
  const [firstX, endX] = [Math.max(0, -atX), Math.min(from.width, out.width - atX)]
  const [firstY, endY] = [Math.max(0, -atY), Math.min(from.height, out.height - atY)]
  for (let y = firstY; y < endY; y++) {
    for (let x = firstX, i = y * from.width + firstX, at = (atY + y) * out.width + atX + firstX; x < endX; x++, i++, at++) {
      const part = cover.data[i]! * shares[x]!
      if (part === 0) continue
      const was = out.data[at]!
      out.data[at] = was + ((from.data[i]! - was) * part) / (255 * 256) + 0.5
    }
  }
}
