import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './masonry.module.css'

export interface MasonryProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Height over width of the item's tile. */
  ratioOf: (item: Item) => number
  render: (item: Item, index: number) => ReactNode
  /** Columns before the width is known: on the server. */
  initialColumns: number
  /** Asked for when the end comes near. */
  onEnd?: () => void
}

/** What a column is at least as wide as, in CSS pixels. */
const COLUMN_MIN = 240
const PHONE_COLUMNS = 2
/** How far below the window the end may be when more is asked for. */
const END_MARGIN = '1200px'

/** Items dealt to the shortest column in order, so that adding more never moves those in sight. */
function deal<Item>(items: readonly Item[], columns: number, ratioOf: (item: Item) => number): { item: Item; index: number }[][] {
  const heights = Array.from({ length: columns }, () => 0)
  const dealt = heights.map((): { item: Item; index: number }[] => [])
  items.forEach((item, index) => {
    const shortest = heights.indexOf(Math.min(...heights))
    dealt[shortest]!.push({ item, index })
    heights[shortest]! += ratioOf(item)
  })
  return dealt
}

/**
 * A wall of pictures. All of them are in the page, and the browser draws those near the window: a wall whose height
 * was found while scrolling took who scrolled before it was ready elsewhere, and could not be searched.
 */
export function Masonry<Item>({ items, keyOf, ratioOf, render, initialColumns, onEnd }: MasonryProps<Item>) {
  const wall = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(initialColumns)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(PHONE_COLUMNS, Math.floor(entry.contentRect.width / COLUMN_MIN)))
    })
    observer.observe(wall.current!)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!onEnd) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(), { rootMargin: END_MARGIN })
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [onEnd])

  return (
    <>
      <div ref={wall} className={styles.wall}>
        {deal(items, columns, ratioOf).map((column, at) => (
          <div key={at} className={styles.column}>
            {column.map(({ item, index }) => (
              <div key={keyOf(item)} className={styles.cell} style={{ containIntrinsicHeight: `auto ${100 * ratioOf(item)}cqi` }}>
                {render(item, index)}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div ref={end} aria-hidden />
    </>
  )
}
