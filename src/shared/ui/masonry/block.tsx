import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { useInSight } from '../media/use-in-sight.ts'
import type { Dealt } from './deal.ts'
import styles from './masonry.module.css'

interface BlockProps<Item> {
  items: readonly Dealt<Item>[]
  /** So many of all items are drawn from the start. */
  first: number
  keyOf: (item: Item) => string
  ratioOf: (item: Item) => number
  /** In CSS. */
  captionHeight: string
  render: (item: Item, index: number) => ReactNode
}

/** How far from the window something is drawn. */
const MARGIN = '1200px'

function BlockOf<Item>({ items, first, keyOf, ratioOf, captionHeight, render }: BlockProps<Item>) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(items[0]!.index < first)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), { rootMargin: MARGIN })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  if (!near) {
    const ratios = items.reduce((sum, { item }) => sum + ratioOf(item), 0)
    return <div ref={place} style={{ height: `calc(${100 * ratios}cqi + ${items.length} * (${captionHeight} + var(--s3)))` }} />
  }
  return (
    <div ref={place}>
      {items.map(({ item, index }) => (
        <Cell key={keyOf(item)} height={`${100 * ratioOf(item)}cqi + ${captionHeight}`} first={index < first} render={() => render(item, index)} />
      ))}
    </div>
  )
}

const isSame = <Item,>(a: readonly Dealt<Item>[], b: readonly Dealt<Item>[]) => a.length === b.length && a.every(({ item }, at) => item === b[at]!.item)

/** Some items of a column that follow each other: near the window they are drawn, elsewhere it takes their place alone. */
export const Block = memo(
  BlockOf,
  (before, now) => isSame(before.items, now.items) && before.render === now.render && before.first === now.first && before.captionHeight === now.captionHeight,
) as typeof BlockOf

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
  return (
    <div ref={place} className={styles.cell} style={shown ? undefined : { height: `calc(${height} + var(--s3))` }}>
      {shown && render()}
    </div>
  )
}
