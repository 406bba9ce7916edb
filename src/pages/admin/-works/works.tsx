import { useLingui } from '@lingui/react/macro'
import { workViews } from '#contract/endpoints/desk/work-views.ts'
import type { DeskWork } from '#contract/endpoints/desk/works.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { FilterBar } from '~/features/desk/filters/filter-bar.tsx'
import { SearchFilter } from '~/features/desk/filters/search-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { useList } from '~/features/desk/use-list.ts'
import { WorkTitle } from '~/features/desk/works/work-title.tsx'
import { oneOf } from '~/shared/lib/search.ts'
import { HideAction } from './hide-action.tsx'

/** What is on the square, and what was taken off it. */
export function Works() {
  const { t } = useLingui()
  const { text } = useDeskSearch()
  const search = text('search')
  const view = oneOf(workViews, text('view')) ?? 'public'
  const query = useList('deskWorks', { view, search })
  const columns: Column<DeskWork>[] = [
    { id: 'work', head: t`作品`, grow: true, cell: (work) => <WorkTitle work={work} /> },
    { id: 'owner', head: t`作者`, cell: ({ owner }) => (owner.house ? owner.nickname : <PersonChip person={owner} />) },
    { id: 'likes', head: t`喜欢`, align: 'end', cell: ({ likes }) => likes },
    {
      id: 'at',
      head: view === 'public' ? t`创作时间` : t`撤下时间`,
      align: 'end',
      cell: ({ hiddenAt, createdAt }) => <When at={hiddenAt ?? createdAt} />,
    },
    { id: 'do', head: '', align: 'end', cell: (work) => <HideAction work={work} /> },
  ]
  return (
    <Stack>
      <DeskTitle title={t`作品`} note={t`只列出公开的和被撤下的；私密作品只有本人能看`} />
      <FilterBar>
        <SearchFilter name="search" label={t`作品编号`} />
        {search === '' && (
          <ChoiceFilter
            name="view"
            label={t`显示哪些作品`}
            choices={[
              { value: 'public', label: t`广场上` },
              { value: 'hidden', label: t`已撤下` },
            ]}
          />
        )}
      </FilterBar>
      <DataTable
        label={t`作品`}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        empty={search === '' ? t`这里还没有作品` : t`没有这个编号的公开作品；编号在作品网址的 id= 后面`}
      />
    </Stack>
  )
}
