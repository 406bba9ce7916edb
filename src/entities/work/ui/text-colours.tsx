import { Trans, useLingui } from '@lingui/react/macro'
import type { WorkText } from '#contract/entities.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import styles from './text-colours.module.css'

/** The main colours of a picture, as wide as their share; a tap copies one. */
export function TextColours({ colours }: Pick<WorkText, 'colours'>) {
  const { t, i18n } = useLingui()
  return (
    <section className={styles.colours}>
      <h2>
        <Trans>主要颜色</Trans>
      </h2>
      <div className={styles.band} aria-hidden>
        {colours.map(({ colour, share }) => (
          // Below 1 in all, the shares would leave a part of it empty.
          <span key={colour} style={{ flexGrow: share * 100, background: colour }} />
        ))}
      </div>
      <ul>
        {colours.map(({ colour, share }) => {
          const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })
          return (
            <li key={colour}>
              <button type="button" aria-label={t`复制 ${colour}，占 ${percent}`} onClick={() => void copyText(colour, i18n)}>
                <span className={styles.swatch} style={{ background: colour }} />
                <span className={styles.value}>{colour}</span>
                <span className={styles.share}>{percent}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
