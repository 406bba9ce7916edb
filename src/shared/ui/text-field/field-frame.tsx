import type { ReactNode } from 'react'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import styles from './text-field.module.css'

export interface FieldFrameProps {
  id: string
  label: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  /** Beside the label: a link, a small button. */
  aside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  counter?: { length: number; maximum: number }
  children: ReactNode
}

/** Label above, control, then one line of help or of what is wrong, and the counter. */
export function FieldFrame({ id, label, hideLabel, aside, hint, error, counter, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={hideLabel ? 'visually-hidden' : styles.labelRow} data-paint-later={aside ? undefined : 'line'}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {(error || hint || counter) && (
        <div className={styles.below}>
          <span id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
            {typeof error === 'string' && error ? <LinkedText text={error} /> : error || hint}
          </span>
          {counter && (
            <span className={styles.counter} data-full={counter.length >= counter.maximum || undefined} aria-hidden>
              {counter.length}/{counter.maximum}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
