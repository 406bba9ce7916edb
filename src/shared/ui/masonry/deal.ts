/** One column of a wall. */
export interface Column<Item> {
  items: Item[]
  /** The place of each item among all of the wall's. */
  indexes: number[]
  /** At `n`: heights over widths of the first `n` items, added up, without captions. One longer than `items`. */
  ratios: number[]
}

/**
 * Items dealt to the shortest column in order, so that adding more never moves those in sight.
 * @param share What stands under each item takes about this share of its width.
 */
export function deal<Item>(items: readonly Item[], columns: number, ratioOf: (item: Item) => number, share: number): Column<Item>[] {
  const dealt = Array.from({ length: columns }, (): Column<Item> => ({ items: [], indexes: [], ratios: [0] }))
  const heightOf = (column: Column<Item>) => column.ratios.at(-1)! + share * column.items.length
  items.forEach((item, index) => {
    const shortest = dealt.reduce((least, column) => (heightOf(column) < heightOf(least) ? column : least))
    shortest.ratios.push(shortest.ratios.at(-1)! + ratioOf(item))
    shortest.items.push(item)
    shortest.indexes.push(index)
  })
  return dealt
}
