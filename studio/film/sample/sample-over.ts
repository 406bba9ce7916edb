import type { Grid } from './grid.ts'
import { FRACTION, LANES, placesAlong } from './sample.ts'
import type { Bytes, Quads } from './quads.ts'

/** Side of the blocks, in pixels of a cover, of which is known whether anything is in them. */
const BLOCK = 16
/** All of a cover at full opacity: 255 by two weights and the opacity, of 256 each. */
const WHOLE = 255 * 256 ** 3

/** A cover made for reading, with what of it is empty. */
export interface Cover {
  quads: Quads
  /** 1 for blocks in which, or beside which, something is. */
  taken: Uint8Array
  across: number
}

export function takenBlocks({ width, height, data }: Bytes): Pick<Cover, 'taken' | 'across'> {
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

/**
 * Lays a layer over a plane of a frame, as far as its cover says. `opacity` 0..1 makes all of it fainter; otherwise as `sample`.
 */
export function sampleOver(
  out: Bytes, { data: quads, width, height }: Quads, { quads: { data: covers }, taken, across: blocksAcross }: Cover, grid: Grid, halving: 1 | 2, opacity = 1,
): void {
  const { columns, rows } = grid
  const cellWidth = grid.cellWidth / halving
  const cellHeight = grid.cellHeight / halving
  const share = Math.round(opacity * 256)
  const pixels = out.data
  const xs = new Int32Array(columns + 1)
  const ys = new Int32Array(columns + 1)
  for (let y = 0; y < rows * cellHeight; y++) {
    const down = y / cellHeight + 0.5 / cellHeight
    placesAlong(xs, grid.x, grid, down, halving, width)
    placesAlong(ys, grid.y, grid, down, halving, height)
    for (let column = 0; column < columns; column++) {
      let placeX = xs[column]!
      let placeY = ys[column]!
      const middle = (((placeY + ys[column + 1]!) >> (FRACTION + 1)) >> 4) * blocksAcross + (((placeX + xs[column + 1]!) >> (FRACTION + 1)) >> 4)
      if (taken[middle] === 0) continue
      const stepX = ((xs[column + 1]! - placeX) / cellWidth) | 0
      const stepY = ((ys[column + 1]! - placeY) / cellWidth) | 0
      placeX += stepX >> 1
      placeY += stepY >> 1
      const start = y * out.width + column * cellWidth
      for (let at = start, end = start + cellWidth; at < end; at++) {
        const place = (placeY >> FRACTION) * width + (placeX >> FRACTION)
        const across = (placeX >> 11) & 255
        const under = (placeY >> 11) & 255
        placeX = (placeX + stepX) | 0
        placeY = (placeY + stepY) | 0
        const covering = covers[place]!
        if (covering === 0) continue
        const coverPair = Math.imul(covering & LANES, 256 - across) + Math.imul((covering >>> 8) & LANES, across)
        const cover = Math.imul(coverPair & 0xffff, 256 - under) + Math.imul((coverPair >>> 16) & 0xffff, under)
        const quad = quads[place]!
        const pair = Math.imul(quad & LANES, 256 - across) + Math.imul((quad >>> 8) & LANES, across)
        const value = (Math.imul(pair & 0xffff, 256 - under) + Math.imul((pair >>> 16) & 0xffff, under) + 0x80) >>> 8
        const part = (cover * share) / WHOLE
        const was = pixels[at]!
        pixels[at] = was + (value / 256 - was) * part + 0.5
      }
    }
  }
}
