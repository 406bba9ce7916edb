import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

/** The main action in the thumb's zone: never leaves, stands above the tab bar, the safe area and the keyboard. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-action-bar>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}
