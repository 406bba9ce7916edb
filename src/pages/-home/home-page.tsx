import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { refreshSquare } from '~/entities/work/square.queries.ts'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Banners } from './banners.tsx'
import { Categories } from './categories.tsx'
import styles from './home-page.module.css'
import { homeSearch } from './home-route.ts'
import { Shortcuts } from './shortcuts.tsx'
import { Square } from './square.tsx'

export function HomePage() {
  const queryClient = useQueryClient()
  const search = homeSearch(useSearch({ strict: false }))
  return (
    <PullToRefresh onRefresh={() => refreshSquare(queryClient)}>
      <Page title="Inkling" hideTitle width="wide">
        <header className={styles.hero}>
          <p className={styles.promise} data-paint-later="line">
            <Trans>把脑海里的画面，变成作品</Trans>
          </p>
          <p data-paint-later="line">
            <Trans>新一代全场景AI创作引擎</Trans>
          </p>
        </header>
        <Banners />
        <div data-paint-later>
          <Shortcuts />
          <Categories />
          <Square key={JSON.stringify(search)} search={search} />
        </div>
      </Page>
    </PullToRefresh>
  )
}
