import { useLingui } from '@lingui/react/macro'
import { isDeepEqual, textOf } from './fact-text.ts'
import { useFactWords } from './fact.words.ts'
import styles from './parts.module.css'

type Values = Readonly<Record<string, unknown>>

/** What an action changed: each fact that is another one now, as it was and as it is. */
export function Difference({ before, after }: { before: Values; after: Values }) {
  const { t, i18n } = useLingui()
  const { nameOf, valueOf } = useFactWords()
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isDeepEqual(before[name], after[name]))
  const say = (name: string, value: unknown) => textOf(name, value, { locale: i18n.locale, yes: t`是`, no: t`否`, nothing: t`无`, valueOf })
  return (
    <ul className={styles.difference}>
      {names.map((name) => (
        <li key={name}>
          <span className={styles.factName}>{nameOf(name)}</span>
          <del>{say(name, before[name])}</del>
          <span aria-hidden>→</span>
          <ins>{say(name, after[name])}</ins>
        </li>
      ))}
    </ul>
  )
}
