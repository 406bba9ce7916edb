import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { contactRules, contactStates } from '#contract/contact-rules.ts'
import type { Inquiry } from '#contract/endpoints/desk/contact.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { FilterBar } from '~/features/desk/filters/filter-bar.tsx'
import { MenuFilter } from '~/features/desk/filters/menu-filter.tsx'
import { SearchFilter } from '~/features/desk/filters/search-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Excerpt } from '~/features/desk/parts/written.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { useList } from '~/features/desk/use-list.ts'
import { topicWords } from '~/entities/contact/contact.words.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { InquiryPage } from './inquiry-page.tsx'
import { InquiryState } from './inquiry-state.tsx'

/** Inquiries about working together, and behind each its own page. */
export const Contact = ({ id }: { id?: string }) => (id === undefined ? <InquiryList /> : <InquiryPage id={id} />)

function InquiryList() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { text } = useDeskSearch()
  const search = text('search')
  // Whoever looks for somebody means all that they wrote.
  const view = search === '' ? (oneOf([...contactStates, 'all'], text('view')) ?? 'new') : 'all'
  const topic = oneOf(contactRules.topics, text('kind'))
  const query = useList('deskContacts', { view, topic, search })
  const columns: Column<Inquiry>[] = [
    { id: 'name', head: t`谁`, cell: ({ name, company }) => (company === '' ? name : `${name} · ${company}`) },
    { id: 'text', head: t`说了什么`, grow: true, cell: (inquiry) => <Excerpt text={inquiry.text} /> },
    { id: 'topic', head: t`合作方向`, cell: (inquiry) => i18n._(topicWords[inquiry.topic].name) },
    { id: 'reach', head: t`电话或邮箱`, cell: ({ reach }) => reach },
    { id: 'state', head: t`状态`, cell: (inquiry) => <InquiryState inquiry={inquiry} /> },
    { id: 'at', head: t`留言时间`, align: 'end', sorted: true, cell: ({ createdAt }) => <When at={createdAt} /> },
  ]
  return (
    <Stack>
      <DeskTitle title={t`商务留言`} note={t`从“商务合作”页面来的留言；回复之后在这里标为已跟进`} />
      <FilterBar>
        <SearchFilter name="search" label={t`找留言`} placeholder={t`完整的电话或邮箱`} />
        {search === '' && (
          <ChoiceFilter
            name="view"
            label={t`显示哪些留言`}
            choices={[
              { value: 'new', label: t`待处理` },
              { value: 'handled', label: t`已跟进` },
              { value: 'all', label: t`全部` },
            ]}
          />
        )}
        <MenuFilter
          name="kind"
          label={t`合作方向`}
          choices={[{ value: '', label: t`所有方向` }, ...contactRules.topics.map((value) => ({ value, label: i18n._(topicWords[value].name) }))]}
        />
      </FilterBar>
      <DataTable
        label={t`商务留言`}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `contact/${id}`}
        empty={search !== '' ? t`没有从这里来的留言；电话或邮箱要写完整` : view === 'new' ? t`没有待处理的留言，很好` : t`这里还没有留言，换一个分类看看`}
      />
    </Stack>
  )
}
