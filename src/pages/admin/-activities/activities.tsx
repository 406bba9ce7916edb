import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#config'
import type { DeskActivity } from '#contract/endpoints/desk/activities.ts'
import { StateBadge } from '~/entities/activity/ui/state-badge.tsx'
import { FilterBar } from '~/features/desk/filters/filter-bar.tsx'
import { SearchFilter } from '~/features/desk/filters/search-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { useList } from '~/features/desk/use-list.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ActivityDeskPage } from './activity-page.tsx'
import { SaveAction } from './save-action.tsx'
import styles from './activities.module.css'

/** Contests of the square, and behind each who is in it. */
export const Activities = ({ id }: { id?: string }) => (id === undefined ? <ActivityList /> : <ActivityDeskPage id={id} />)

function ActivityList() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { text } = useDeskSearch()
  const search = text('search')
  const query = useList('deskActivities', { search })
  const columns: Column<DeskActivity>[] = [
    { id: 'name', head: t`名称`, grow: true, cell: ({ titles }) => titles[i18n.locale as Locale] },
    { id: 'state', head: t`状态`, cell: ({ state, active, judged, decidedAt }) => (
      <span className={styles.actions}>
        <StateBadge state={state} />
        {!active && <Badge>{t`不可见`}</Badge>}
        {state === 'ended' && judged === 'operator' && decidedAt === undefined && <Badge tone="error">{t`等你评奖`}</Badge>}
      </span>
    ) },
    { id: 'entries', head: t`参赛作品`, align: 'end', cell: ({ entries }) => entries },
    { id: 'opens', head: t`开始投稿`, align: 'end', cell: ({ opensAt }) => <When at={opensAt} /> },
    { id: 'ends', head: t`结束时间`, align: 'end', sorted: true, cell: ({ endsAt }) => <When at={endsAt} /> },
  ]
  return (
    <Stack>
      <DeskTitle title={t`活动`} note={t`奖励在结束后发放，只发一次；发奖之后不能再改`} actions={<SaveAction />} />
      <FilterBar>
        <SearchFilter name="search" label={t`找活动`} placeholder={t`名称的一部分`} />
      </FilterBar>
      <DataTable
        label={t`活动`}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `activities/${id}`}
        empty={search === '' ? t`还没有活动，新建一个吧` : t`没有找到“${search}”`}
      />
    </Stack>
  )
}
