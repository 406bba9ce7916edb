import { useEffect, type RefObject } from 'react'

const steps: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 }

/** Whether the person writes, or a dialog asks something. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** j and k move the focus through the rows of a table, from wherever it is. */
export function useRowKeys(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || isTaken(event) || !body.current) return
      const rows = [...body.current.querySelectorAll<HTMLElement>('[data-row]')]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const next = at < 0 ? rows[0] : rows[at + step]
      if (!next) return
      event.preventDefault()
      const target = next.querySelector<HTMLElement>('a') ?? next
      target.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [body])
}
