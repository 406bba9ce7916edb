import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface DeskTitleProps {
  title: ReactNode
  /** Under the title: what this is, in a line. */
  note?: ReactNode
  actions?: ReactNode
}

/** The head of a section. */
export const DeskTitle = ({ title, note, actions }: DeskTitleProps) => (
  <header className={styles.head}>
    <div>
      <h1>{title}</h1>
      {note && <p>{note}</p>}
    </div>
    {actions && <div className={styles.headActions}>{actions}</div>}
  </header>
)
