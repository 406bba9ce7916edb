import { progressOf, type ProgressProps } from './progress.ts'
import styles from './progress.module.css'

export function ProgressBar(props: ProgressProps) {
  const { attributes, percent } = progressOf(props)
  return (
    <div {...attributes} className={styles.bar}>
      <div className={styles.track}>
        <div className={styles.indicator} style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
    </div>
  )
}
