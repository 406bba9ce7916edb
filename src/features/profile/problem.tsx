import styles from './profile.module.css'

/** What is wrong, where something is. */
export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  )
}
