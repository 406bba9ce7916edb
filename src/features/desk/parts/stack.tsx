import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** What stands below each other in a section. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

/** A part of a page with a head of its own. */
export const Panel = ({ title, aside, children }: { title?: ReactNode; aside?: ReactNode; children: ReactNode }) => (
  <section className={styles.panel}>
    {title && (
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
    )}
    {children}
  </section>
)
