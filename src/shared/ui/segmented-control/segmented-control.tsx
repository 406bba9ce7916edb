import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { Choice } from '../chip-group/chip-group.tsx'
import { RadioGroup } from '../radio/radio-group.tsx'
import styles from './segmented-control.module.css'

export interface SegmentedControlProps<Value extends string> {
  label: string
  /** Two to four, with short labels. */
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, choices, value, onChange, className } = props
  const place = { '--count': choices.length, '--at': choices.findIndex((choice) => choice.value === value) }
  return (
    <RadioGroup
      label={label}
      options={choices.map(({ label: content, ...choice }) => ({ ...choice, content }))}
      value={value}
      onChange={onChange}
      className={clsx(styles.control, className)}
      optionClassName={styles.segment}
      // The custom properties are not part of React's CSSProperties.
      style={place as CSSProperties}
    />
  )
}
