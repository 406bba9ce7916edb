import type { KeyboardEvent } from 'react'
import type { History } from './use-history.ts'

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; tells whether the key was one of them. */
export function undoByKey(event: KeyboardEvent, { undo, redo }: History): boolean {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return false
  event.preventDefault()
  const step = key === 'y' || event.shiftKey ? redo : undo
  step?.()
  return true
}
