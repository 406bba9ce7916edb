import { useLingui } from '@lingui/react/macro'
import type { Person } from '#contract/endpoints/desk/people.ts'
import { peopleViews } from '#contract/endpoints/desk/people-views.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { FilterBar } from '~/features/desk/filters/filter-bar.tsx'
import { SearchFilter } from '~/features/desk/filters/search-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { useList } from '~/features/desk/use-list.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { PersonPage } from './person-page.tsx'
import { PersonTitle, StandingBadges } from './person-title.tsx'

/** People, and behind each their own page. */
export const People = ({ id }: { id?: string }) => (id === undefined ? <PeopleList /> : <PersonPage id={id} />)

function PeopleList() {
  const { t } = useLingui()
  const { text } = useDeskSearch()
  const search = text('search')
  const view = oneOf(peopleViews, text('view')) ?? 'all'
  const query = useList('deskPeople', { view, search })
  const columns: Column<Person>[] = [
    { id: 'person', head: t`用户`, cell: (person) => <PersonTitle person={person} />, grow: true },
    { id: 'standing', head: t`身份`, cell: (person) => <StandingBadges person={person} now={query.dataUpdatedAt} /> },
    { id: 'phone', head: t`手机号`, cell: (person) => person.phone ?? t`未绑定` },
    { id: 'coin', head: t`灵感值`, cell: (person) => person.coin, align: 'end' },
    { id: 'since', head: t`注册时间`, cell: (person) => <When at={person.createdAt} />, align: 'end', sorted: search === '' && (view === 'all' || view === 'staff') },
  ]
  return (
    <Stack>
      <DeskTitle title={t`用户`} note={t`按号码、尾号、昵称开头或编号查找；j、k 选择，Enter 打开`} />
      <FilterBar>
        <SearchFilter name="search" label={t`找人`} placeholder={t`号码、尾号、昵称或编号`} />
        {search === '' && (
          <ChoiceFilter
            name="view"
            label={t`显示哪些人`}
            choices={[
              { value: 'all', label: t`全部` },
              { value: 'members', label: t`会员` },
              { value: 'staff', label: t`运营人员` },
              { value: 'suspended', label: t`已停用` },
            ]}
          />
        )}
      </FilterBar>
      <DataTable
        label={t`用户`}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `people/${id}`}
        empty={search === '' ? t`这里还没有人，换一个分类看看` : t`没有找到“${search}”。昵称从开头匹配，号码可以只写尾号`}
      />
    </Stack>
  )
}
