import { useLingui } from '@lingui/react'
import { Lightbulb } from 'lucide-react'
import type { Work } from '#contract/entities.ts'
import { noteWords } from '../note.words.ts'
import styles from './notes.module.css'

/** What the engine has to say of its result, one short line each. */
export function Notes({ work }: { work: Work }) {
  const { i18n } = useLingui()
  const words = (work.description?.notes ?? []).flatMap((code) => noteWords[code] ?? [])
  if (words.length === 0) return null
  return (
    <ul className={styles.notes}>
      {words.map((word) => (
        <li key={word.id}>
          <Lightbulb aria-hidden />
          {i18n._(word)}
        </li>
      ))}
    </ul>
  )
}
