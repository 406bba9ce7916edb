import type { ReactNode } from 'react'
import styles from './switch.module.css'

export interface SwitchProps {
  label: ReactNode
  /** What it changes, in one line. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A whole row that can be pressed: the words at the start, the switch at the end. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        disabled={disabled}
        className={styles.track}
      />
    </label>
  )
}
