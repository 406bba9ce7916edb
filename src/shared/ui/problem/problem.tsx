import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import styles from './problem.module.css'

/** What is wrong, where something is. */
export function Problem({ text }: { text: string | undefined | null | false }) {
  if (!text) return null
  return (
    <p className={styles.problem} role="alert">
      <LinkedText text={text} />
    </p>
  )
}
