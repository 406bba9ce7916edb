import type { Column } from './deal.ts'

/** Where a wall is on the screen, in CSS pixels. */
export interface WallPlace {
  /** Of a column. */
  width: number
  /** Height of what stands under each item, with the gap to the next. */
  under: number
  /** From the wall's beginning down to the window's upper edge: negative while the wall begins below it. */
  top: number
  /** Of the window. */
  height: number
}

/** Items of a column, from one to before another. */
export type Span = readonly [from: number, to: number]

/** The first of `count` numbers for which `holds` is true, where it is true for all after it: `count` where for none. */
function firstWhere(count: number, holds: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The items of each column that are in the window or at most `margin` pixels above or below it. */
export function nearWindow(columns: readonly Column<unknown>[], { width, under, top, height }: WallPlace, margin: number): Span[] {
  return columns.map(({ items, ratios }) => {
    const startOf = (at: number) => width * ratios[at]! + under * at
    const from = firstWhere(items.length, (at) => startOf(at + 1) >= top - margin)
    const to = firstWhere(items.length, (at) => startOf(at) > top + height + margin)
    return [from, Math.max(from, to)]
  })
}
