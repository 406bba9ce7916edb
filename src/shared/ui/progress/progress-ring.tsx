import type { ReactNode } from 'react'
import { progressOf, type ProgressProps } from './progress.ts'
import styles from './progress.module.css'

export interface ProgressRingProps extends ProgressProps {
  /** Design pixels. */
  size?: number
  /** In the middle: a figure, an icon. */
  children?: ReactNode
}

export function ProgressRing({ label, value, size = 44, children }: ProgressRingProps) {
  const side = `calc(var(--u) * ${size})`
  return (
    <div {...progressOf({ label, value }).attributes} className={styles.ring} style={{ width: side, height: side }}>
      <svg viewBox="0 0 44 44" aria-hidden>
        <circle className={styles.ringTrack} cx="22" cy="22" r="19.5" pathLength="100" />
        <circle
          className={styles.ringValue}
          cx="22"
          cy="22"
          r="19.5"
          pathLength="100"
          strokeDasharray={`${(value ?? 0.25) * 100} 100`}
        />
      </svg>
      <span className={styles.ringLabel}>{children}</span>
    </div>
  )
}
