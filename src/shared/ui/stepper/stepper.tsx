import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styles from './stepper.module.css'

export interface StepperProps {
  label: ReactNode
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  disabled?: boolean
}

/** A small whole number: how many pictures. It is stepped, by press or arrow key, or told by a digit. */
export function Stepper({ label, value, onChange, min, max, step = 1, disabled }: StepperProps) {
  const { t } = useLingui()
  const id = useId()
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, next))
    if (within !== value && !disabled) onChange(within)
  }
  const press = (event: KeyboardEvent) => {
    const keys = { ArrowUp: value + step, ArrowRight: value + step, ArrowDown: value - step, ArrowLeft: value - step, Home: min, End: max }
    const next = /^\d$/.test(event.key) ? Number(event.key) : keys[event.key as keyof typeof keys]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    set(next)
  }
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <span id={id}>{label}</span>
      <div className={styles.group}>
        <button type="button" className={styles.button} aria-label={t`减少`} disabled={disabled || value <= min} onClick={() => set(value - step)} tabIndex={-1}>
          <Minus aria-hidden />
        </button>
        <span
          role="spinbutton"
          tabIndex={disabled ? -1 : 0}
          aria-labelledby={id}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          className={styles.input}
          onKeyDown={press}
        >
          {value}
        </span>
        <button type="button" className={styles.button} aria-label={t`增加`} disabled={disabled || value >= max} onClick={() => set(value + step)} tabIndex={-1}>
          <Plus aria-hidden />
        </button>
      </div>
    </div>
  )
}
