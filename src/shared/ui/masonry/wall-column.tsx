import { memo, type ReactNode } from 'react'
import type { Column } from './deal.ts'
import styles from './masonry.module.css'
import type { Span } from './near.ts'

interface WallColumnProps<Item> {
  column: Column<Item>
  drawn: Span
  keyOf: (item: Item) => string
  /** Of what stands under each item with the gap to the next, in CSS. */
  under: string
  render: (item: Item, index: number) => ReactNode
}

/** A column of a wall: some of its items, and the exact place of those above and below them. */
export function WallColumn<Item>({ column, drawn, keyOf, under, render }: WallColumnProps<Item>) {
  const { items, indexes, ratios } = column
  const to = Math.min(drawn[1], items.length)
  const from = Math.min(drawn[0], to)
  const place = (start: number, end: number) => <div className={styles.place} style={{ height: `calc(${100 * (ratios[end]! - ratios[start]!)}cqi + ${end - start} * ${under})` }} />
  return (
    <div className={styles.column}>
      {place(0, from)}
      {items.slice(from, to).map((item, at) => (
        <Cell key={keyOf(item)} item={item} index={indexes[from + at]!} render={render} />
      ))}
      {place(to, items.length)}
    </div>
  )
}

interface CellProps<Item> {
  item: Item
  index: number
  render: (item: Item, index: number) => ReactNode
}

const Cell = memo(CellOf) as typeof CellOf

function CellOf<Item>({ item, index, render }: CellProps<Item>) {
  return <div className={styles.cell}>{render(item, index)}</div>
}
