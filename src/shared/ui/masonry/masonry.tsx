import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import styles from './masonry.module.css'
import { rememberWall, rememberedWall } from './wall-memory.ts'

export interface MasonryProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Height over width of the item's tile. */
  ratioOf: (item: Item) => number
  render: (item: Item, index: number) => ReactNode
  /** Columns before the width is known: on the server. */
  initialColumns: number
  /** Names this wall at its place in the history: left and come back to, it is as tall as it was. */
  memory: string
  /** Asked for when the end comes near. */
  onEnd?: () => void
}

/** What a column is at least as wide as, in CSS pixels. */
const COLUMN_MIN = 240
const PHONE_COLUMNS = 2
/** How far below the window the end may be when more is asked for. */
const END_MARGIN = '1200px'
/** How many items of a column the server renders. */
const SERVER_ITEMS = 6

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

/** A wall of pictures that only renders what is near the window. */
export function Masonry<Item>({ items, keyOf, ratioOf, render, initialColumns, memory, onEnd }: MasonryProps<Item>) {
  const wall = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [remembered] = useState(() => rememberedWall(memory, items.length))
  const [columns, setColumns] = useState(remembered?.columns.length ?? initialColumns)
  const virtualizers = useRef<(WindowVirtualizerHandle | null)[]>([])

  const count = useRef(items.length)
  useLayoutEffect(() => {
    count.current = items.length
  })
  // A layout effect ends while the columns are still there to be asked.
  useLayoutEffect(() => {
    const handles = virtualizers.current
    return () => rememberWall(memory, { items: count.current, columns: handles.filter((handle) => handle !== null).map(({ cache }) => cache) })
  }, [memory])

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
            <WindowVirtualizer
              ref={(handle) => {
                virtualizers.current[at] = handle
              }}
              cache={remembered?.columns[at]}
              ssrCount={SERVER_ITEMS}
              bufferSize={800}
            >
              {column.map(({ item, index }) => (
                <div key={keyOf(item)} className={styles.cell}>
                  {render(item, index)}
                </div>
              ))}
            </WindowVirtualizer>
          </div>
        ))}
      </div>
      <div ref={end} aria-hidden />
    </>
  )
}
