import { Progress } from '@base-ui/react/progress'
import styles from './progress.module.css'

export interface ProgressProps {
  label: string
  /** 0 to 1; null when nobody knows. */
  value: number | null
}

export function ProgressBar({ label, value }: ProgressProps) {
  return (
    <Progress.Root aria-label={label} value={value === null ? null : Math.round(value * 100)} className={styles.bar}>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.indicator} />
      </Progress.Track>
    </Progress.Root>
  )
}
