export interface DayGroup<Item> {
  /** The first moment of the day, where the person is. */
  day: number
  items: Item[]
}

/** Items in their order, in groups of those of one day where the person is. */
export function groupByDay<Item extends { at: number }>(items: readonly Item[]): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = []
  for (const item of items) {
    const day = new Date(item.at).setHours(0, 0, 0, 0)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}
