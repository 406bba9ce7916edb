import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Work } from '#contract/entities.ts'
import styles from './understood.module.css'

/** Words that could not be drawn, named at most. */
const SHOWN = 6

/** What the engine drew of a prompt, and honestly what it could not. */
export function Understood({ work }: { work: Work }) {
  const { i18n } = useLingui()
  const { understood = [], unknown = [] } = work.description ?? {}
  if (understood.length === 0 && unknown.length === 0) return null
  const missed = new Intl.ListFormat(i18n.locale, { style: 'narrow', type: 'conjunction' }).format(unknown.slice(0, SHOWN))
  return (
    <div className={styles.understood}>
      {understood.length > 0 && (
        <p>
          <Trans>画中有</Trans>{' '}
          {understood.map((word) => (
            <span key={word} className={styles.word}>
              {word}
            </span>
          ))}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={styles.missed}>
          <Trans>内置画师还不会画：{missed}。已按最接近的意思来画。</Trans>
        </p>
      )}
    </div>
  )
}
