import type { Plane } from '../../../pixels/plane.ts'
import type { Frame } from './frame.ts'

/** Value noise summed over cell sizes (frame lengths, largest first), 0..1: paper, wet patches, brush grain. */
export function valueTexture({ width, height, unit }: Frame, cells: readonly number[], seed: number): Plane {
  const out = new Float32Array(width * height)
  let amplitude = 1
  let total = 0
  for (const [octave, length] of cells.entries()) {
    const cell = length * unit
    const columns = Math.ceil(width / cell) + 2
    const rows = Math.ceil(height / cell) + 2
    const value = (column: number, row: number) => {
      let hash = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(seed + octave * 101, 1274126177)
      hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
      return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
    }
    const grid = new Float32Array(columns * rows)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) grid[row * columns + column] = value(column, row)
    for (let y = 0; y < height; y++) {
      const row = Math.floor((y + 0.5) / cell)
      const v = (y + 0.5) / cell - row
      const sv = v * v * (3 - 2 * v)
      for (let x = 0; x < width; x++) {
        const column = Math.floor((x + 0.5) / cell)
        const u = (x + 0.5) / cell - column
        const su = u * u * (3 - 2 * u)
        const at = row * columns + column
        const top = grid[at]! * (1 - su) + grid[at + 1]! * su
        const bottom = grid[at + columns]! * (1 - su) + grid[at + columns + 1]! * su
        out[y * width + x]! += amplitude * (top * (1 - sv) + bottom * sv)
      }
    }
    total += amplitude
    amplitude *= 0.55
  }
  for (let i = 0; i < out.length; i++) out[i]! /= total
  return out
}
