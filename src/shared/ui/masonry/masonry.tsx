import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { Block } from './block.tsx'
import { deal } from './deal.ts'
import styles from './masonry.module.css'

interface Caption {
  height: string
  share: number
}

export interface MasonryProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Height over width of the item's tile, without its caption. */
  ratioOf: (item: Item) => number
  /** What stands under every tile: its height in CSS, and about, as a share of the tile's width. */
  caption?: Caption
  /** The same function for the same look: another one draws all anew. */
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

const noCaption: Caption = { height: '0px', share: 0 }

/**
 * A wall of pictures. The places of all of them are in the page, some to a block, and those near the window are drawn: a
 * wall whose height was found while scrolling took who scrolled before it was ready elsewhere.
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
            {column.map((block, place) => (
              <Block key={place} items={block} first={initialColumns * FIRST_ROWS} keyOf={keyOf} ratioOf={ratioOf} captionHeight={caption.height} render={render} />
            ))}
          </div>
        ))}
      </div>
      <div ref={end} aria-hidden />
    </>
  )
}
