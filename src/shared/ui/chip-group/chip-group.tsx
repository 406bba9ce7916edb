import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { RadioGroup } from '../radio/radio-group.tsx'
import styles from './chip-group.module.css'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean
}

export interface ChipGroupProps<Value extends string> {
  /** What is being chosen, for those who do not see it. */
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** One line that scrolls sideways, instead of wrapping. */
  scroll?: boolean
  className?: string
}

/** One of several, as chips; the arrow keys move the choice. */
export function ChipGroup<Value extends string>({ label, choices, value, onChange, scroll, className }: ChipGroupProps<Value>) {
  return (
    <RadioGroup
      label={label}
      options={choices.map(({ label: content, ...choice }) => ({ ...choice, content }))}
      value={value}
      onChange={onChange}
      className={clsx(styles.group, scroll && styles.scroll, className)}
      optionClassName={styles.chip}
    />
  )
}
