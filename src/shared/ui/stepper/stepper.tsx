import { NumberField } from '@base-ui/react/number-field'
import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
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

/** A small whole number: how many pictures. */
export function Stepper({ label, value, onChange, ...range }: StepperProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <NumberField.Root
      id={id}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onChange(next)
      }}
      className={styles.row}
      {...range}
    >
      <label htmlFor={id}>{label}</label>
      <NumberField.Group className={styles.group}>
        <NumberField.Decrement className={styles.button} aria-label={t`减少`}>
          <Minus aria-hidden />
        </NumberField.Decrement>
        <NumberField.Input className={styles.input} />
        <NumberField.Increment className={styles.button} aria-label={t`增加`}>
          <Plus aria-hidden />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}
