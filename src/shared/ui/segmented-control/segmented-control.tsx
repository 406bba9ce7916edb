import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { Choice } from '../chip-group/chip-group.tsx'
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
      aria-label={label}
      value={value}
      onValueChange={onChange}
      className={clsx(styles.control, className)}
      // The custom properties are not part of React's CSSProperties.
      style={place as CSSProperties}
    >
      {choices.map((choice) => (
        <Radio.Root key={choice.value} value={choice.value} disabled={choice.disabled} className={styles.segment}>
          {choice.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
