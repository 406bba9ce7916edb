import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Review } from '#contract/endpoints/desk/reviews.ts'
import { moderationWords } from '~/entities/moderation/moderation.words.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { useList } from '~/features/desk/use-list.ts'
import { WorkTitle } from '~/features/desk/works/work-title.tsx'
import { ReviewPage } from './review-page.tsx'
import { reviewDecisionWords, reviewStateWords } from './review.words.ts'

/** Works that wait for a look before they are public, and what owners say of those that were taken off. */
export const Reviews = ({ id }: { id?: string }) => (id === undefined ? <ReviewList /> : <ReviewPage id={id} />)

function ReviewList() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { text } = useDeskSearch()
  const view = text('view') === 'decided' ? 'decided' : 'open'
  const query = useList('deskReviews', { view })
  const columns: Column<Review>[] = [
    { id: 'work', head: t`作品`, cell: ({ work }) => <WorkTitle work={work} /> },
    { id: 'why', head: t`拦下的原因`, grow: true, cell: ({ reasons, appeal }) => appeal ?? reasons.map((reason) => i18n._(moderationWords[reason])).join(' · ') },
    { id: 'owner', head: t`作者`, cell: ({ work: { owner } }) => (owner.house ? owner.nickname : <PersonChip person={owner} />) },
    view === 'open'
      ? { id: 'state', head: t`状态`, cell: ({ state, appeal }) => i18n._(appeal === undefined ? reviewStateWords[state] : reviewStateWords.appeal) }
      : { id: 'decision', head: t`处理结果`, cell: ({ decision }) => decision && i18n._(reviewDecisionWords[decision.decision]) },
    { id: 'at', head: view === 'open' ? t`开始等待` : t`处理时间`, align: 'end', sorted: true, cell: ({ since, decision }) => <When at={decision?.at ?? since} /> },
  ]
  return (
    <Stack>
      <DeskTitle title={t`作品审核`} note={t`发布前被拦下的作品，和作者的申诉；等得最久的在最前`} />
      <ChoiceFilter
        name="view"
        label={t`显示哪些作品`}
        choices={[
          { value: 'open', label: t`待处理` },
          { value: 'decided', label: t`已处理` },
        ]}
      />
      <DataTable
        label={t`作品审核`}
        columns={columns}
        query={query}
        keyOf={({ work }) => work.id}
        linkOf={({ work }) => `review/${work.id}`}
        empty={view === 'open' ? t`没有等待审核的作品，很好` : t`还没有审核过作品`}
      />
    </Stack>
  )
}
