import styles from './parts.module.css'

/** The beginning of what somebody wrote, two lines of it. */
export const Excerpt = ({ text }: { text: string }) => <span className={styles.excerpt}>{text}</span>

/** All that somebody wrote, in their lines. */
export const Written = ({ text }: { text: string }) => <p className={styles.written}>{text}</p>
