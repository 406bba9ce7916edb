import type { ReactNode } from 'react'
import styles from './controls.module.css'

/** A control that brings no label of its own, under one. */
export function Labelled({ label, aside, error, children }: { label: ReactNode; aside?: ReactNode; error?: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <div className={styles.labelRow}>
        <span className={styles.label}>{label}</span>
        {aside}
      </div>
      {children}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
