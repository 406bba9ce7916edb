import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import styles from './masonry.module.css'
import { useColumns } from './use-columns.ts'
import { WallColumn } from './wall-column.tsx'

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

/** How far below the window the end may be when more is asked for. */
const END_MARGIN = '1200px'

const NONE = [0, 0] as const

const noCaption: Caption = { height: '0px', share: 0 }

/**
 * A wall of pictures. Those near the window are drawn, and the others keep their exact place: a wall whose height was
 * found while scrolling took who scrolled before it was ready elsewhere.
 */
export function Masonry<Item>({ items, keyOf, ratioOf, caption = noCaption, render, initialColumns, onEnd }: MasonryProps<Item>) {
  const wall = useRef<HTMLDivElement>(null)
  const under = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [columns, drawn] = useColumns({ items, ratioOf, share: caption.share, initialColumns, wall, under })

  // Another function with every render must not ask anew: an observer tells at once what it sees.
  const more = useRef(onEnd)
  useEffect(() => {
    more.current = onEnd
  })
  const open = onEnd !== undefined
  const { length } = items
  useEffect(() => {
    // With each count anew: what came may not have pushed the end out of sight.
    if (!open || length === 0) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current?.(), { rootMargin: END_MARGIN })
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [open, length])

  const underHeight = `(${caption.height} + var(--s3))`
  return (
    <>
      <div
        ref={wall}
        className={styles.wall}
        // The custom property is not part of React's CSSProperties.
        style={{ '--columns': columns.length } as CSSProperties}
      >
        {columns.map((column, at) => (
          <WallColumn key={at} column={column} drawn={drawn[at] ?? NONE} keyOf={keyOf} under={underHeight} render={render} />
        ))}
      </div>
      <div ref={under} className={styles.under} style={{ height: `calc${underHeight}` }} aria-hidden />
      {/* Without a size: one that had some was not always seen to come near. */}
      <div ref={end} aria-hidden />
    </>
  )
}
