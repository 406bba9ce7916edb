import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { deal } from '~/shared/ui/masonry/deal.ts'
import { Masonry } from '~/shared/ui/masonry/masonry.tsx'
import { CAPTION_PX, TileView, type Tile } from './tiles.tsx'

interface WallProps {
  tiles: readonly Tile[]
  onEnd: () => void
}

const COLUMNS = 2
const GAP = 12
const END_MARGIN = '1200px'
const idOf = ({ id }: Tile) => id
const ratioOf = ({ ratio }: Tile) => ratio
const render = (tile: Tile): ReactNode => <TileView tile={tile} />
const caption = { height: `${CAPTION_PX}px`, share: 0.18 }

/** The product's own. */
function Near({ tiles, onEnd }: WallProps) {
  return <Masonry items={tiles} keyOf={idOf} ratioOf={ratioOf} caption={caption} render={render} initialColumns={COLUMNS} onEnd={onEnd} />
}

/** All tiles in the page, those far from the window not drawn by the browser. */
function Drawn({ tiles, onEnd }: WallProps) {
  const columns = deal(tiles, COLUMNS, ratioOf, caption.share)
  return (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: GAP, alignItems: 'start' }}>
        {columns.map(({ items }, at) => (
          <div key={at} style={{ containerType: 'inline-size' }}>
            {items.map((item) => (
              <div key={item.id} style={{ contentVisibility: 'auto', containIntrinsicHeight: `auto calc(${100 * item.ratio}cqi + ${CAPTION_PX}px)`, paddingBottom: GAP }}>
                <TileView tile={item} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <End count={tiles.length} onEnd={onEnd} />
    </>
  )
}

/** The tiles near the window, each placed by @tanstack/react-virtual. */
function Virtual({ tiles, onEnd }: WallProps) {
  const list = useRef<HTMLDivElement>(null)
  const width = (window.innerWidth - GAP) / COLUMNS
  const virtualizer = useWindowVirtualizer({
    count: tiles.length,
    lanes: COLUMNS,
    estimateSize: (at) => width * tiles[at]!.ratio + CAPTION_PX + GAP,
    overscan: 8,
    getItemKey: (at) => tiles[at]!.id,
  })
  return (
    <>
      <div ref={list} style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, lane, start }) => (
          <div key={key} style={{ position: 'absolute', top: 0, width, transform: `translate(${lane * (width + GAP)}px, ${start}px)` }}>
            <TileView tile={tiles[index]!} />
          </div>
        ))}
      </div>
      <End count={tiles.length} onEnd={onEnd} />
    </>
  )
}

function End({ count, onEnd }: { count: number; onEnd: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const [more] = useState({ onEnd })
  useEffect(() => {
    more.onEnd = onEnd
  })
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.onEnd(), { rootMargin: END_MARGIN })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [count, more])
  return <div ref={place} />
}

export const walls = { near: Near, drawn: Drawn, virtual: Virtual }
