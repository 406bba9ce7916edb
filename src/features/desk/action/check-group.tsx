import styles from './action-fields.module.css'

interface Check<Value extends string> {
  value: Value
  label: string
  checked: boolean
  disabled?: boolean
}

interface CheckGroupProps<Value extends string> {
  legend: string
  checks: readonly Check<Value>[]
  /** Pressed: what was checked no longer is, or the other way round. */
  onToggle: (value: Value) => void
}

/** Any number of several. */
export const CheckGroup = <Value extends string>({ legend, checks, onToggle }: CheckGroupProps<Value>) => (
  <fieldset className={styles.checks}>
    <legend>{legend}</legend>
    {checks.map(({ value, label, checked, disabled }) => (
      <label key={value}>
        <input type="checkbox" checked={checked} disabled={disabled} onChange={() => onToggle(value)} />
        {label}
      </label>
    ))}
  </fieldset>
)

export const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((kept) => kept !== value) : [...values, value]
