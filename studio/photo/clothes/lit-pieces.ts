import type { Pieces } from './garment-pieces.ts'
import { isShade } from './main-cloth.ts'

/** A common border this long, as a share of the square root of the smaller one's area, is no touch of corners. */
const LEAST_BORDER = 0.25

/**
 * Adds to a garment (`main`) the pieces beside it on which more light falls, as on shoulders: each is a lighter shade of
 * one that it borders on, fills no more than `most` of the clothes, and is of those that `isLikely` at all.
 */
export function addLitPieces(main: Set<number>, { labels, pieces }: Pieces, width: number, most: number, isLikely: (piece: number) => boolean): void {
  const all = pieces.reduce((sum, { area }) => sum + area, 0)
  const isCandidate = pieces.map(({ area }, k) => area < most * all && isLikely(k))
  const borders = new Map<number, number>()
  const meet = (a: number, b: number) => {
    if (a < 0 || b < 0 || a === b || !(isCandidate[a] || isCandidate[b])) return
    const key = Math.min(a, b) * pieces.length + Math.max(a, b)
    borders.set(key, (borders.get(key) ?? 0) + 1)
  }
  for (let i = 0; i < labels.length; i++) {
    if (i % width < width - 1) meet(labels[i]!, labels[i + 1]!)
    if (i + width < labels.length) meet(labels[i]!, labels[i + width]!)
  }
  const light = (k: number) => pieces[k]!.colour.reduce((sum, value) => sum + value, 0)
  const goesOn = (from: number, to: number) =>
    main.has(from) && !main.has(to) && isCandidate[to] && light(to) > light(from) && isShade(pieces[from]!, pieces[to]!)
  const pairs = [...borders].flatMap(([key, length]) => {
    const [a, b] = [Math.floor(key / pieces.length), key % pieces.length]
    return length > LEAST_BORDER * Math.sqrt(Math.min(pieces[a]!.area, pieces[b]!.area)) ? [[a, b] as const, [b, a] as const] : []
  })
  let next = pairs.find(([from, to]) => goesOn(from, to))
  while (next) {
    main.add(next[1])
    next = pairs.find(([from, to]) => goesOn(from, to))
  }
}
