import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** A picture of ours. */
  picture?: ReactNode
  /** One sentence. */
  text: ReactNode
  /** One action. */
  action?: ReactNode
}

/** Nothing here yet: it teaches what could be. */
export function EmptyState({ picture, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.picture}>{picture ?? <BlankFrames />}</div>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}

/** Three frames waiting for their pictures, for the places that have no picture of their own. */
function BlankFrames() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden className={styles.frames}>
      <g fill="none" stroke="#fff" strokeWidth="1.5">
        <rect x="16" y="32" width="52" height="68" rx="10" strokeOpacity=".14" transform="rotate(-9 42 66)" />
        <rect x="92" y="32" width="52" height="68" rx="10" strokeOpacity=".14" transform="rotate(9 118 66)" />
        <rect x="50" y="20" width="60" height="80" rx="12" fill="#161618" strokeOpacity=".28" />
      </g>
      <path d="M80 44c1 9.5 6.8 15.2 16 16-9.2.8-15 6.5-16 16-1-9.5-6.8-15.2-16-16 9.2-.8 15-6.5 16-16Z" fill="#dceaf0" />
    </svg>
  )
}
