import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { figureNames } from '#contract/endpoints/desk/figure-names.ts'
import { DeskLink } from '~/features/desk/desk-link.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Sparkline } from '~/features/desk/parts/sparkline.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import type { Section } from '../-desk/section.ts'
import { figureWords } from './figure.words.ts'
import styles from './overview.module.css'
import { overviewQuery } from './overview.queries.ts'

/** Today beside the days before it, and what waits for somebody. */
export function Overview({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui()
  const query = useQuery(overviewQuery)
  return (
    <Stack>
      <DeskTitle title={t`概览`} note={t`今天到现在，和最近 30 天；每分钟更新`} />
      <Answer query={query}>
        {(overview) => (
          <Stack>
            <Waiting waiting={overview.waiting} sections={sections} />
            <Figures days={overview.days} />
          </Stack>
        )}
      </Answer>
    </Stack>
  )
}

type OverviewData = ResponseOf<'deskOverview'>

/** What waits, in the sections that are open to the person. */
function Waiting({ waiting, sections }: Pick<OverviewData, 'waiting'> & { sections: readonly Section[] }) {
  const { i18n } = useRuntime()
  const rows = waiting.flatMap(({ section: address, count }) => {
    const section = sections.find((known) => known.address === address)
    return section ? { section, count } : []
  })
  return (
    <ul className={styles.waiting}>
      {rows.map(({ section, count }) => (
        <li key={section.address}>
          <DeskLink to={section.address} className={styles.wait}>
            <section.icon aria-hidden />
            <span>{i18n._(section.words)}</span>
            <strong data-some={count > 0 ? '' : undefined}>{count < 1000 ? count : '1000+'}</strong>
          </DeskLink>
        </li>
      ))}
    </ul>
  )
}

function Figures({ days }: Pick<OverviewData, 'days'>) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const format = new Intl.NumberFormat(i18n.locale)
  return (
    <div className={styles.figures}>
      {figureNames.map((name) => {
        const values = days.map(({ figures }) => figures[name] ?? 0)
        const today = format.format(values.at(-1) ?? 0)
        const yesterday = format.format(values.at(-2) ?? 0)
        return (
          <section key={name} className={styles.figure}>
            <h2>{i18n._(figureWords[name])}</h2>
            <p className={styles.today}>{today}</p>
            <p className={styles.before}>{t`昨天 ${yesterday}`}</p>
            <Sparkline values={values} />
          </section>
        )
      })}
    </div>
  )
}
