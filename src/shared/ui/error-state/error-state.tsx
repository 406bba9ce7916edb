import { useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './error-state.module.css'

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What was kept: your points, your words, your photo. */
  kept?: ReactNode
  onRetry?: () => void
  retryLabel?: ReactNode
  /** Another way out. */
  action?: ReactNode
}

export function ErrorState({ title, kept, onRetry, retryLabel, action }: ErrorStateProps) {
  const { t } = useLingui()
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      {kept && <p className={styles.kept}>{kept}</p>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && <Button icon={RefreshCw} onClick={onRetry}>{retryLabel ?? t`重试`}</Button>}
          {action}
        </div>
      )}
    </div>
  )
}
