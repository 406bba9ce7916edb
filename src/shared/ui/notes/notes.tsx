import type { ReactNode } from 'react'
import styles from './notes.module.css'

export interface NotesProps {
  notes: readonly { title: string; text: ReactNode }[]
}

/** A text to read, in short parts with a headline each. */
export function Notes({ notes }: NotesProps) {
  return (
    <div className={styles.notes}>
      {notes.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
