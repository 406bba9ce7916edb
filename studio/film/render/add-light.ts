import type { Grid } from '../sample/grid.ts'
import type { FrameBuffer } from './frame-buffer.ts'

/** Brightens (or darkens) a frame by the values at the corners of a grid's cells, in steps of luma; `warmth` tints what is brightened. */
export function addLight(frame: FrameBuffer, { columns, rows, cellWidth, cellHeight }: Grid, nodes: Float32Array, warmth = 0): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0, node = row * (columns + 1); column < columns; column++, node++) {
      const [a, b] = [nodes[node]!, nodes[node + 1]!]
      const [c, d] = [nodes[node + columns + 1]!, nodes[node + columns + 2]!]
      if (a === 0 && b === 0 && c === 0 && d === 0) continue
      lightCell(frame.luma, column, row, cellWidth, cellHeight, a, b, c, d)
      if (warmth === 0) continue
      lightCell(frame.chroma[0], column, row, cellWidth / 2, cellHeight / 2, -a * warmth, -b * warmth, -c * warmth, -d * warmth)
      const less = warmth * 0.6
      lightCell(frame.chroma[1], column, row, cellWidth / 2, cellHeight / 2, a * less, b * less, c * less, d * less)
    }
  }
}

/** Between whole steps of brightness a fixed pattern decides, so that slow light shows no bands. */
const PATTERN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => (step + 0.5) / 16)

function lightCell(
  { data, width }: FrameBuffer['luma'], column: number, row: number, cellWidth: number, cellHeight: number, a: number, b: number, c: number, d: number,
): void {
  for (let v = 0; v < cellHeight; v++) {
    const down = (v + 0.5) / cellHeight
    const [left, right] = [a + (c - a) * down, b + (d - b) * down]
    let at = (row * cellHeight + v) * width + column * cellWidth
    for (let u = 0; u < cellWidth; u++, at++) {
      const value = data[at]! + left + ((right - left) * (u + 0.5)) / cellWidth + PATTERN[(v & 3) * 4 + (u & 3)]!
      data[at] = value <= 0 ? 0 : value >= 255 ? 255 : value
    }
  }
}
