import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { generatorIds } from '#contract/generators/generators.ts'
import { generatorWords } from '~/entities/generator/generator.words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { refreshWorks } from '~/entities/work/work.queries.ts'
import { VisitorNotice } from '~/features/require-login/visitor-notice.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ActiveTasks } from './active-tasks.tsx'
import styles from './history.module.css'
import { Library } from './library.tsx'

const route = getRouteApi('/functionList/draw/history')

export function HistoryPage() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const queryClient = useQueryClient()
  const { data: user } = useSuspenseQuery(userQuery)
  const { view = 'all', generator } = route.useSearch()
  const navigate = route.useNavigate()
  const chosen = view === 'bin' ? 'bin' : (generator ?? 'all')
  const choices = [
    { value: 'all', label: t`全部` },
    ...generatorIds.map((id) => ({ value: id as string, label: i18n._(generatorWords[id].name) })),
    { value: 'bin', label: t`回收站` },
  ]
  const choose = (value: string) =>
    void navigate({ search: value === 'bin' ? { view: 'bin' } : value === 'all' ? {} : { generator: value }, replace: true })
  const refresh = () => Promise.all([refreshWorks(queryClient), queryClient.invalidateQueries({ queryKey: ['tasks'] })])
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page width="wide" title={t`我的创作`} backTo="/square/account/user">
        {user ? (
          <>
            <ChipGroup label={t`筛选`} value={chosen} onChange={choose} choices={choices} scroll className={styles.filter} />
            {view !== 'bin' && <ActiveTasks />}
            <Library key={chosen} bin={view === 'bin'} generator={generator} />
          </>
        ) : (
          <VisitorNotice text={<Trans>登录后，你的每一幅作品都会在这里</Trans>} />
        )}
      </Page>
    </PullToRefresh>
  )
}
