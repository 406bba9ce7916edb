import type { Size } from '../../pixels/raster.ts'

/**
 * Where a frame takes its pixels from: places in a stage's luma pixels (0,0 is the upper left corner of the first), given at the corners of
 * cells and straight in between.
 */
export interface Grid {
  /** Size of a cell in luma pixels of the frame; even. */
  cellWidth: number
  cellHeight: number
  columns: number
  rows: number
  /** (columns + 1) × (rows + 1) places. */
  x: Float64Array
  y: Float64Array
}

/** A grid over a frame in cells of about `cell` pixels; each side of the frame must be a multiple of it. */
export function createGrid({ width, height }: Size, cell: Size): Grid {
  const [columns, rows] = [width / cell.width, height / cell.height]
  if (!Number.isInteger(columns) || !Number.isInteger(rows)) throw new RangeError(`${width}x${height} does not divide into cells of ${cell.width}x${cell.height}`)
  const count = (columns + 1) * (rows + 1)
  return { cellWidth: cell.width, cellHeight: cell.height, columns, rows, x: new Float64Array(count), y: new Float64Array(count) }
}
