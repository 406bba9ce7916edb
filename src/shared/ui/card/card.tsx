import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './card.module.css'

export interface CardProps {
  title?: ReactNode
  /** At the end of the title's line: a link to the rest. */
  aside?: ReactNode
  /** Without inner space: lists, pictures. */
  flush?: boolean
  children: ReactNode
}

/** One step up from the ground. Never a card in a card. */
export function Card({ title, aside, flush, children }: CardProps) {
  return (
    <section className={clsx(styles.card, flush && styles.flush)}>
      {title && (
        <header className={styles.header}>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
