import { clsx } from 'clsx'
import { useId, type CSSProperties, type ReactNode } from 'react'
import styles from './slider.module.css'

export interface SliderProps {
  label: ReactNode
  value: number
  onChange: (value: number) => void
  /** When the finger lifts: the moment for expensive work. */
  onCommit?: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** How the value reads: 80 %, 12 px. */
  format?: (value: number) => string
  disabled?: boolean
  className?: string
}

/** The browser's own slider in our looks. */
export function Slider({ label, value, onChange, onCommit, min = 0, max = 100, step = 1, format = String, disabled, className }: SliderProps) {
  const id = useId()
  const commit = (event: { currentTarget: HTMLInputElement }) => onCommit?.(event.currentTarget.valueAsNumber)
  // The custom property is not part of React's CSSProperties.
  const share = { '--share': (value - min) / (max - min) } as CSSProperties
  return (
    <div role="group" aria-labelledby={id} className={clsx(styles.slider, className)} style={share} data-disabled={disabled ? '' : undefined}>
      <label id={id} htmlFor={`${id}-thumb`} className={styles.label}>
        {label}
      </label>
      <output htmlFor={`${id}-thumb`} className={styles.value}>
        {format(value)}
      </output>
      <input
        id={`${id}-thumb`}
        type="range"
        className={styles.control}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={commit}
        onPointerCancel={commit}
        onKeyUp={commit}
      />
    </div>
  )
}
