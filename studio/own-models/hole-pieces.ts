import type { Region, Size } from '../pixels/raster.ts'

/** Cells along the longer side by which pieces are told apart. */
const CELLS = 96

/** Boxes around the pieces of what is not 0 in `hole`; pieces with less than a cell between them are one. */
export function piecesOf(hole: Uint8Array, { width, height }: Size): Region[] {
  const cell = Math.max(1, Math.ceil(Math.max(width, height) / CELLS))
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const boxes = Array.from<Box | undefined>({ length: columns * rows })
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (!hole[i]) continue
      const at = row + Math.floor(x / cell)
      boxes[at] = joined(boxes[at], { left: x, top: y, right: x + 1, bottom: y + 1 })
    }
  }
  const pieces: Region[] = []
  for (let start = 0; start < boxes.length; start++) {
    if (!boxes[start]) continue
    const { left, top, right, bottom } = pieceFrom(start, boxes, columns, rows)
    pieces.push({ left, top, width: right - left, height: bottom - top })
  }
  return pieces
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function joined(a: Box | undefined, b: Box): Box {
  if (!a) return b
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return { left, top, right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom) }
}

/** Takes a cell and all that hangs together with it out of the cells. */
function pieceFrom(start: number, boxes: (Box | undefined)[], columns: number, rows: number): Box {
  let piece = boxes[start]!
  boxes[start] = undefined
  for (const open = [start]; open.length > 0; ) {
    const at = open.pop()!
    const [column, row] = [at % columns, Math.floor(at / columns)]
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const box = boxes[y * columns + x]
        if (!box) continue
        piece = joined(piece, box)
        boxes[y * columns + x] = undefined
        open.push(y * columns + x)
      }
    }
  }
  return piece
}
