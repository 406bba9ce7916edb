import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ImageStyle } from '#contract/generators/fields.ts'
import styles from './controls.module.css'

interface StylePickerProps {
  label: string
  choices: readonly { value: ImageStyle; label: string }[]
  value: ImageStyle
  onChange: (style: ImageStyle) => void
}

/** Styles by example: the same scene painted in each of them. */
export function StylePicker({ label, choices, value, onChange }: StylePickerProps) {
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={onChange} className={styles.stylePicker}>
      {choices.map((choice) => (
        <Radio.Root key={choice.value} value={choice.value} className={styles.style}>
          <img src={`/styles/${choice.value}.webp`} alt="" width={144} height={144} loading="lazy" />
          <span>{choice.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
