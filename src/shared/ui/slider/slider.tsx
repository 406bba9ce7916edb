import { CSPProvider } from '@base-ui/react/csp-provider'
import { Slider as Base } from '@base-ui/react/slider'
import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
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

export function Slider({ label, value, onChange, onCommit, format = String, disabled, className, ...range }: SliderProps) {
  // Until the page is hydrated a script of its own places the thumb.
  const nonce = useRouter({ warn: false })?.options.ssr?.nonce
  return (
    <CSPProvider nonce={nonce}>
      <Base.Root
        value={value}
        onValueChange={onChange}
        onValueCommitted={onCommit}
        disabled={disabled}
        className={clsx(styles.slider, className)}
        thumbAlignment="edge"
        {...range}
      >
        <Base.Label className={styles.label}>{label}</Base.Label>
        <Base.Value className={styles.value}>{() => format(value)}</Base.Value>
        <Base.Control className={styles.control}>
          <Base.Track className={styles.track}>
            <Base.Indicator className={styles.indicator} />
            <Base.Thumb className={styles.thumb} getAriaValueText={() => format(value)} />
          </Base.Track>
        </Base.Control>
      </Base.Root>
    </CSPProvider>
  )
}
