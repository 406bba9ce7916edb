import { Lightbulb } from 'lucide-react'
import type { Work } from '#contract/entities.ts'
import styles from './notes.module.css'

/** What the engine has to say of its result, one short line each. */
export function Notes({ work }: { work: Work }) {
  const { notes = [] } = work.description ?? {}
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>
          <Lightbulb aria-hidden />
          {note}
        </li>
      ))}
    </ul>
  )
}
