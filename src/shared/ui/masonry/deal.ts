export interface Dealt<Item> {
  item: Item
  /** Its place among all. */
  index: number
}

/** So many items of a column are one block. */
const BLOCK = 6

/**
 * Items dealt to the shortest column in order, so that adding more never moves those in sight; each column in blocks.
 * @param heightOf About, in any unit.
 */
export function deal<Item>(items: readonly Item[], columns: number, heightOf: (item: Item) => number): Dealt<Item>[][][] {
  const heights = Array.from({ length: columns }, () => 0)
  const dealt = heights.map((): Dealt<Item>[][] => [])
  items.forEach((item, index) => {
    const shortest = heights.indexOf(Math.min(...heights))
    const blocks = dealt[shortest]!
    const last = blocks.at(-1)
    if (last && last.length < BLOCK) last.push({ item, index })
    else blocks.push([{ item, index }])
    heights[shortest]! += heightOf(item)
  })
  return dealt
}
