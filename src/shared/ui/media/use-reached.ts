import { useCallback, useEffect, useRef, useState } from 'react'
import { initialColumns } from '../../lib/initial-columns.ts'

/**
 * How many items of a row that is scrolled sideways have been in sight, and one more to come. Browsers fetch lazy pictures
 * of a row several screens ahead, which nobody may ever see, and before what is in sight below.
 * @param first In sight from the start, on a phone and on most desktops.
 */
export function useReached(first: { phone: number; desktop: number }) {
  const row = useRef<HTMLElement>(null)
  const [reached, setReached] = useState(initialColumns() === 2 ? first.phone : first.desktop)
  const reach = useCallback(() => {
    const { current } = row
    const item = current?.firstElementChild?.clientWidth
    if (!current || !item) return
    setReached((known) => Math.max(known, Math.ceil((current.scrollLeft + current.clientWidth) / item) + (current.scrollLeft > 0 ? 1 : 0)))
  }, [])
  useEffect(() => {
    // A window may be wider than was thought, or become it.
    const observer = new ResizeObserver(reach)
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [reach])
  return { row, reached, reach }
}
