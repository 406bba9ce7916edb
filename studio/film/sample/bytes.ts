import type { Size } from '../../pixels/raster.ts'

/** 8-bit values, row by row. */
export interface Bytes extends Size {
  data: Uint8Array
}

/** Side of the blocks, in pixels of a cover, of which is known whether anything is in them; the kernel knows it too. */
const BLOCK = 16

/** 1 for the blocks of a cover in which, or beside which, something is; and how many there are across. */
export function takenBlocks({ width, height, data }: Bytes): { taken: Uint8Array; across: number } {
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)]
  const taken = new Uint8Array(across * down)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue
      const [column, row] = [Math.floor(x / BLOCK), Math.floor(y / BLOCK)]
      for (let v = Math.max(0, row - 1); v <= Math.min(down - 1, row + 1); v++) {
        for (let u = Math.max(0, column - 1); u <= Math.min(across - 1, column + 1); u++) taken[v * across + u] = 1
      }
      // The rest of the block's row is known.
      const skip = Math.min(width, (column + 1) * BLOCK) - 1 - x
      x += skip
      i += skip
    }
  }
  return { taken, across }
}
