import { describe, expect, it } from 'vitest'
import type { Piece } from './garment-pieces.ts'
import { addLitPieces } from './lit-pieces.ts'

const WIDTH = 100
const jacket = [0.16, 0.17, 0.2] as const
const lit = [0.35, 0.37, 0.42] as const
const bright = [0.67, 0.7, 0.77] as const
const shirt = [0.94, 0.94, 0.92] as const

/** Columns of these widths side by side. */
function columns(...parts: readonly { colour: Piece['colour']; width: number }[]) {
  const pieceAt = parts.flatMap(({ width }, k) => Array.from({ length: width }, () => k))
  const labels = Int32Array.from({ length: WIDTH * WIDTH }, (_, i) => pieceAt[i % WIDTH] ?? -1)
  const pieces = parts.map(({ colour, width }) => ({ colour, area: width * WIDTH, x: 0, y: 0, spreadX: 0, spreadY: 0 }))
  return { labels, pieces }
}

const owned = (found: ReturnType<typeof columns>, isLikely = (_: number) => true) => {
  const main = new Set([0])
  addLitPieces(main, found, WIDTH, 0.08, isLikely)
  return [...main].toSorted((a, b) => a - b)
}

describe('addLitPieces', () => {
  const shoulder = columns({ colour: jacket, width: 80 }, { colour: lit, width: 6 }, { colour: bright, width: 6 })

  it('takes in a shoulder on which more and more light falls', () => {
    expect(owned(shoulder)).toEqual([0, 1, 2])
  })

  it('leaves what is too bright to be a shade of its neighbour, too large, or not likely', () => {
    expect(owned(columns({ colour: jacket, width: 80 }, { colour: shirt, width: 6 }))).toEqual([0])
    expect(owned(columns({ colour: jacket, width: 60 }, { colour: lit, width: 30 }))).toEqual([0])
    expect(owned(shoulder, (k) => k !== 2)).toEqual([0, 1])
  })

  it('leaves what is darker, and what lies apart', () => {
    expect(owned(columns({ colour: lit, width: 80 }, { colour: jacket, width: 6 }))).toEqual([0])
    expect(owned(columns({ colour: jacket, width: 80 }, { colour: shirt, width: 4 }, { colour: lit, width: 6 }))).toEqual([0])
  })
})
