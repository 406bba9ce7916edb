import styles from './parts.module.css'

const WIDTH = 120
const HEIGHT = 32

/** How a figure went, as a line without axes; the words beside it say what it is. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const step = WIDTH / Math.max(1, values.length - 1)
  const points = values.map((value, at) => `${(at * step).toFixed(1)},${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden className={styles.sparkline}>
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}
