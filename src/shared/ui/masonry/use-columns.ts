import { startTransition, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useMoved } from '../media/use-in-sight.ts'
import { deal, type Column } from './deal.ts'
import { nearWindow, type Span } from './near.ts'

interface WallOf<Item> {
  items: readonly Item[]
  ratioOf: (item: Item) => number
  /** What stands under each item takes about this share of its width. */
  share: number
  /** Columns before the width is known: on the server. */
  initialColumns: number
  wall: RefObject<HTMLElement | null>
  /** As high as what stands under an item, with the gap to the next. */
  under: RefObject<HTMLElement | null>
}

/** What a column is at least as wide as, in CSS pixels. */
const COLUMN_MIN = 240
const PHONE_COLUMNS = 2

/** So many rows are in the page from the start. */
const FIRST_ROWS = 3

/** How far from the window items are drawn, in CSS pixels. */
const MARGIN = 1200

/** Of the last wall that was measured, so that one that is come back to is as high as it was. Known in the browser only. */
let lastCount: number | undefined

/**
 * The columns of a wall and which items of each are drawn: on the server and until the person moves, the first rows and
 * those in sight; then those near the window.
 */
export function useColumns<Item>({ items, ratioOf, share, initialColumns, wall, under }: WallOf<Item>): [columns: Column<Item>[], drawn: readonly Span[]] {
  const moved = useMoved()
  const [count, setCount] = useState(() => lastCount ?? initialColumns)
  const columns = useMemo(() => deal(items, count, ratioOf, share), [items, count, ratioOf, share])
  const [drawn, setDrawn] = useState(() => columns.map((): Span => [0, FIRST_ROWS]))
  const known = useRef(drawn)

  useLayoutEffect(() => {
    const follow = (update: (draw: () => void) => void) => {
      // In fractions of pixels: thousands of items add up.
      const [box, column, caption] = [wall.current!, wall.current!.firstElementChild!, under.current!].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
      const fitting = Math.max(PHONE_COLUMNS, Math.floor(box.width / COLUMN_MIN))
      const next = nearWindow(columns, { width: column.width, under: caption.height, top: -box.top, height: window.innerHeight }, moved ? MARGIN : 0)
      if (!moved) next.forEach(([from, to], at) => from <= FIRST_ROWS && (next[at] = [0, Math.max(to, FIRST_ROWS)]))
      lastCount = fitting
      if (fitting === count && next.join() === known.current.join()) return
      known.current = next
      update(() => {
        setCount(fitting)
        setDrawn(next)
      })
    }
    const plainly = (draw: () => void) => draw()
    // The margin around what is in sight may take its time.
    follow(moved ? startTransition : plainly)
    // The window may change, or what stands above the wall.
    const observer = new ResizeObserver(() => follow(plainly))
    observer.observe(document.body)
    // What comes into sight is drawn before the next frame. The router says that the page was scrolled while it renders.
    const scrolled = ({ isTrusted }: Event) => follow(isTrusted ? flushSync : plainly)
    window.addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', scrolled, true)
    }
  }, [columns, count, moved, wall, under])

  return [columns, drawn]
}
