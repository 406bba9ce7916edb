import type { Grid } from './grid.ts'
import type { Bytes, Quads } from './quads.ts'

/** Places are numbers of 32 bits: 13 for whole pixels and a sign, 19 for parts of one. */
export const FRACTION = 19
const ONE = 1 << FRACTION
export const LANES = 0x00ff00ff

/**
 * Fills a plane of a frame from a stage's plane, bilinear to a 256th of a pixel. `halving` is 1 for luma and 2 for chroma, which both have
 * half the sides. Speed counts here: a film has a hundred million pixels.
 */
export function sample(out: Bytes, { data: quads, width, height }: Quads, grid: Grid, halving: 1 | 2): void {
  const { columns, rows } = grid
  const cellWidth = grid.cellWidth / halving
  const cellHeight = grid.cellHeight / halving
  const pixels = out.data
  const xs = new Int32Array(columns + 1)
  const ys = new Int32Array(columns + 1)
  for (let y = 0, at = 0; y < rows * cellHeight; y++) {
    placesAlong(xs, grid.x, grid, y / cellHeight + 0.5 / cellHeight, halving, width)
    placesAlong(ys, grid.y, grid, y / cellHeight + 0.5 / cellHeight, halving, height)
    for (let column = 0; column < columns; column++) {
      let placeX = xs[column]!
      let placeY = ys[column]!
      const stepX = ((xs[column + 1]! - placeX) / cellWidth) | 0
      const stepY = ((ys[column + 1]! - placeY) / cellWidth) | 0
      placeX += stepX >> 1
      placeY += stepY >> 1
      for (const end = at + cellWidth; at < end; at++) {
        const quad = quads[(placeY >> FRACTION) * width + (placeX >> FRACTION)]!
        const across = (placeX >> 11) & 255
        const under = (placeY >> 11) & 255
        const pair = Math.imul(quad & LANES, 256 - across) + Math.imul((quad >>> 8) & LANES, across)
        pixels[at] = (Math.imul(pair & 0xffff, 256 - under) + Math.imul((pair >>> 16) & 0xffff, under) + 0x8000) >>> 16
        placeX = (placeX + stepX) | 0
        placeY = (placeY + stepY) | 0
      }
    }
  }
}

/** The places of a line of the frame at the edges of its cells, kept where they have neighbours; `down` counts rows of cells. */
export function placesAlong(out: Int32Array, nodes: Float64Array, { columns }: Grid, down: number, halving: number, side: number): void {
  const row = Math.floor(down)
  const share = down - row
  const last = side - 1.001
  for (let column = 0, node = row * (columns + 1); column <= columns; column++, node++) {
    const place = (nodes[node]! + (nodes[node + columns + 1]! - nodes[node]!) * share) / halving - 0.5
    out[column] = (place < 0 ? 0 : place > last ? last : place) * ONE
  }
}
