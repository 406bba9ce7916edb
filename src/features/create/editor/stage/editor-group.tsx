import type { KeyboardEvent, ReactNode } from 'react'
import styles from './tools.module.css'

interface EditorGroupProps {
  label: string
  /** Shortcuts, wherever in the editor the focus is. */
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** An editor: the photo, and its tools beneath. */
export function EditorGroup({ label, onKeyDown, children }: EditorGroupProps) {
  return (
    // Every tool has its own button; the keys are a shorter way to them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={styles.editor} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
