import type { Size } from '../../pixels/raster.ts'

/** 8-bit values, row by row. */
export interface Bytes extends Size {
  data: Uint8Array
}

/**
 * A plane made for reading between its pixels: each number holds a pixel (lowest byte), the one to its right, the one below and the one below
 * that to the right, so that one look at the memory is enough for a bilinear sample.
 */
export interface Quads extends Size {
  data: Uint32Array
}

/** No side is longer: places are kept in 32 bits, 12 of them for whole pixels. */
const LONGEST_SIDE = 4096

export function quadsOf(bytes: Bytes): Quads {
  const { width, height } = bytes
  if (Math.max(width, height) > LONGEST_SIDE) throw new RangeError(`A side of ${Math.max(width, height)} pixels is too long`)
  const quads: Quads = { width, height, data: new Uint32Array(width * height) }
  updateQuads(quads, bytes, { left: 0, top: 0, right: width - 1, bottom: height - 1 })
  return quads
}

/** Makes a part of a plane anew that has changed; its bounds count as changed, and may lie outside. */
export function updateQuads(
  quads: Quads, { width, height, data }: Bytes, { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): void {
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom); y++) {
    const down = y + 1 < height ? width : 0
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right); x++) {
      const at = y * width + x
      const beside = x + 1 < width ? 1 : 0
      quads.data[at] = data[at]! | (data[at + beside]! << 8) | (data[at + down]! << 16) | (data[at + down + beside]! << 24)
    }
  }
}
