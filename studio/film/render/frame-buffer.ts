import type { Size } from '../../pixels/raster.ts'
import type { FilmPlanes } from '../stage/film-stage.ts'

/** One frame as encoders take it: luma, then both chroma planes (I420), in one piece of memory. */
export interface FrameBuffer extends FilmPlanes, Size {
  bytes: Uint8Array
}

export function createFrame({ width, height }: Size): FrameBuffer {
  const pixels = width * height
  const bytes = new Uint8Array(pixels * 1.5)
  const half = { width: width / 2, height: height / 2 }
  return {
    width,
    height,
    bytes,
    luma: { width, height, data: bytes.subarray(0, pixels) },
    chroma: [
      { ...half, data: bytes.subarray(pixels, pixels * 1.25) },
      { ...half, data: bytes.subarray(pixels * 1.25) },
    ],
  }
}
