import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { userQuery } from '~/entities/user/user.queries.ts'
import { refreshWorks } from '~/entities/work/work.queries.ts'
import { VisitorNotice } from '~/features/require-login/visitor-notice.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ActiveTasks } from './active-tasks.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Library } from './library.tsx'

const route = getRouteApi('/functionList/draw/history')

export function HistoryPage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: user } = useSuspenseQuery(userQuery)
  const { view, generator } = route.useSearch()
  const bin = view === 'bin'
  const refresh = () => Promise.all([refreshWorks(queryClient), queryClient.invalidateQueries({ queryKey: ['tasks'] })])
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page width="wide" title={t`我的创作`} backTo="/square/account/user">
        {user ? (
          <>
            <FilterBar />
            {!bin && <ActiveTasks />}
            <Library key={bin ? 'bin' : generator} bin={bin} generator={generator} />
          </>
        ) : (
          <VisitorNotice text={<Trans>登录后，你的每一幅作品都会在这里</Trans>} />
        )}
      </Page>
    </PullToRefresh>
  )
}
