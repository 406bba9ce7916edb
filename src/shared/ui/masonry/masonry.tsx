import { clsx } from 'clsx'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useInSight } from '../media/use-in-sight.ts'
import styles from './masonry.module.css'

export interface MasonryProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Height over width of the item's tile, without its caption. */
  ratioOf: (item: Item) => number
  /** What stands under every tile: its height in CSS, and about, as a share of the tile's width. */
  caption?: { height: string; share: number }
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

/** So many rows are in the page from the start. */
const FIRST_ROWS = 3

const noCaption = { height: '0px', share: 0 }

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
 * A wall of pictures. The places of all of them are in the page, and the browser draws those near the window: a wall
 * whose height was found while scrolling took who scrolled before it was ready elsewhere.
 */
export function Masonry<Item>({ items, keyOf, ratioOf, caption = noCaption, render, initialColumns, onEnd }: MasonryProps<Item>) {
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

  // Another function with every render must not ask anew: an observer tells at once what it sees.
  const more = useRef(onEnd)
  useEffect(() => {
    more.current = onEnd
  })
  const open = onEnd !== undefined
  const count = items.length
  useEffect(() => {
    // With each count anew: what came may not have pushed the end out of sight.
    if (!open || count === 0) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current?.(), { rootMargin: END_MARGIN })
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [open, count])

  return (
    <>
      <div
        ref={wall}
        className={styles.wall}
        // The custom property is not part of React's CSSProperties.
        style={{ '--columns': columns } as CSSProperties}
      >
        {deal(items, columns, (item) => ratioOf(item) + caption.share).map((column, at) => (
          <div key={at} className={styles.column}>
            {column.map(({ item, index }) => (
              <Cell
                key={keyOf(item)}
                height={`${100 * ratioOf(item)}cqi + ${caption.height}`}
                first={index < initialColumns * FIRST_ROWS}
                render={() => render(item, index)}
              />
            ))}
          </div>
        ))}
      </div>
      <div ref={end} aria-hidden />
    </>
  )
}

interface CellProps {
  /** Of what is rendered, as a sum in CSS. It must be exact: what is drawn in another height moves all below. */
  height: string
  first: boolean
  render: () => ReactNode
}

/** Its place is in the page from the start; what stands in it, once it is in sight or the person moves. */
function Cell({ height, first, render }: CellProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useInSight(place, first)
  const look = shown ? { containIntrinsicHeight: `auto calc(${height})` } : { height: `calc(${height} + var(--s3))` }
  return (
    <div ref={place} className={clsx(styles.cell, !first && styles.later)} style={look}>
      {shown && render()}
    </div>
  )
}
