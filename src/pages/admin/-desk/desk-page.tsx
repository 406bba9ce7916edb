import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { appConfig } from '#config'
import { standingQuery } from '~/features/desk/standing.queries.ts'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './desk-page.module.css'
import { Navigation } from './navigation.tsx'
import { Operator } from './operator.tsx'
import { QuickSearch } from './quick-search.tsx'
import { findSection, sectionsOf } from './sections.ts'

const route = getRouteApi('/admin/$')

/** The frame of the desk: where one can go, whom one looks for, who one is; and the section in sight. */
export function DeskPage() {
  const { t } = useLingui()
  const { _splat = '' } = route.useParams()
  const { data: standing } = useSuspenseQuery(standingQuery)
  const sections = sectionsOf(standing)
  const found = findSection(_splat, standing)
  return (
    <div id="page" className={styles.desk}>
      <a href="#content" className={styles.skip}>{t`跳到内容`}</a>
      <header className={styles.bar}>
        <Link to="/" className={styles.back} title={t`回到 ${appConfig.name}`}>
          <ArrowLeft aria-hidden />
          <span>{appConfig.name}</span>
        </Link>
        <QuickSearch hidden={found?.section.address === 'people' && found.id === undefined} />
        <Operator />
      </header>
      <Navigation sections={sections} open={found?.section} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {/* Another person is another page: nothing of the one before stays. */}
        {found && <found.section.Part key={_splat} id={found.id} sections={sections} fallback={<Loading />} />}
      </main>
    </div>
  )
}

const Loading = () => (
  <div aria-busy className={styles.loading}>
    <Skeleton shape="line" width="8em" />
    <Skeleton height="320px" />
  </div>
)
