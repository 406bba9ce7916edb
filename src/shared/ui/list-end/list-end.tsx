import { useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ListRowButton } from '../list-row/list-row.tsx'

export interface ListEndProps {
  /** How many items stand above: what came may not have pushed the end out of sight. */
  count: number
  /** More is on its way. */
  busy: boolean
  failed: boolean
  /** Asks for more; called when the end comes near. */
  onEnd: () => void
}

/** How far below the window the end may be when more is asked for. */
const MARGIN = '800px'

/** Stands where a list goes on: it asks for more in time, and offers to try again where that failed. */
export function ListEnd({ count, busy, failed, onEnd }: ListEndProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  // Another function with every render must not ask anew: an observer tells at once what it sees.
  const more = useRef(onEnd)
  useEffect(() => {
    more.current = onEnd
  })
  useEffect(() => {
    if (failed || busy || count === 0) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), { rootMargin: MARGIN })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [count, busy, failed])
  if (failed) return <ListRowButton icon={RefreshCw} title={t`没能读到更多，点击重试`} onClick={onEnd} />
  return <div ref={place} />
}
