import { useLingui as useRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { AgreementId } from '#contract/agreements.ts'
import type { Agreement } from '#contract/endpoints/agreements.ts'
import { agreementDate } from '~/entities/agreement/agreement-date.ts'
import { agreementQuery } from '~/entities/agreement/agreement.queries.ts'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './agreement.module.css'

type Section = Agreement['sections'][number]
const anchorOf = (place: number) => `section-${place + 1}`

/** An agreement to read and to print, with a list of what is in it. */
export function AgreementPage({ id }: { id: AgreementId }) {
  const { i18n } = useRuntime()
  const { t } = useLingui()
  const { data: agreement } = useSuspenseQuery(agreementQuery(id))
  const { title, version, summary, changes, sections } = agreement
  const since = agreementDate(version, i18n.locale)
  return (
    <Page title={title} backTo={id === 'member' ? '/functionSquare/buy/index' : '/functionSquare/about/user'} width="normal" className={styles.page}>
      <nav aria-label={t`目录`} className={styles.contents}>
        <ol>
          {sections.map((section, place) => (
            <li key={section.title}>
              <a href={`#${anchorOf(place)}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        <header>
          <p className={styles.printedTitle} aria-hidden>{title}</p>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.version}>
            <time dateTime={version}>{t`${since}起生效`}</time>
            <Button size="small" tone="quiet" icon={Printer} onClick={() => window.print()}>{t`打印`}</Button>
          </p>
          <section className={styles.changes}>
            <h2>
              <Trans>这一版改了什么</Trans>
            </h2>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        </header>
        {sections.map((section, place) => (
          <Part key={section.title} id={anchorOf(place)} section={section} />
        ))}
      </article>
    </Page>
  )
}

const Part = ({ id, section: { title, blocks } }: { id: string; section: Section }) => (
  <section id={id}>
    <h2>{title}</h2>
    {blocks.map((block, place) =>
      typeof block === 'string' ? (
        <p key={place}>
          <LinkedText text={block} />
        </p>
      ) : (
        <ul key={place}>
          {block.map((line) => (
            <li key={line}>
              <LinkedText text={line} />
            </li>
          ))}
        </ul>
      ),
    )}
  </section>
)
