import { filmPlanes, bytesOf } from '../stage/planes.ts'
import type { FilmMark } from '../program/messages.ts'
import type { FilmPlanes } from '../stage/film-stage.ts'
import type { Bytes } from '../sample/quads.ts'
import type { FrameBuffer } from './frame-buffer.ts'

/** A mark as a frame takes it, its place even. */
export interface ReadyMark {
  left: number
  top: number
  colours: FilmPlanes
  cover: Bytes
}

export function readyMark({ left, top, picture }: FilmMark): ReadyMark {
  const even = { width: picture.width + (picture.width % 2), height: picture.height + (picture.height % 2) }
  const padded = new Uint8Array(even.width * even.height * 4)
  for (let y = 0; y < picture.height; y++) padded.set(picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4), y * even.width * 4)
  const cover = bytesOf(even.width, even.height)
  cover.data.forEach((_, i) => (cover.data[i] = padded[i * 4 + 3]!))
  return { left: left & ~1, top: top & ~1, colours: filmPlanes({ ...even, channels: 4, data: padded }), cover }
}

/** Lays a mark over a frame; it is black and white, so its colours are left as they are below. */
export function paintMark({ luma }: FrameBuffer, { left, top, colours, cover }: ReadyMark): void {
  for (let y = 0, i = 0; y < cover.height; y++) {
    for (let x = 0; x < cover.width; x++, i++) {
      const share = cover.data[i]! / 255
      const at = (top + y) * luma.width + left + x
      if (share === 0 || left + x >= luma.width || top + y >= luma.height) continue
      luma.data[at] = luma.data[at]! + (colours.luma.data[i]! - luma.data[at]!) * share + 0.5
    }
  }
}
