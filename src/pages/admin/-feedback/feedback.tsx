import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { feedbackViews } from '#contract/endpoints/desk/feedback-views.ts'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { kindWords, stateWords } from '~/entities/feedback/feedback.words.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { FilterBar } from '~/features/desk/filters/filter-bar.tsx'
import { MenuFilter } from '~/features/desk/filters/menu-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { FeedbackPage } from './feedback-page.tsx'
import { FeedbackTable } from './feedback-table.tsx'

/** What people tell us, and behind each the answers. */
export const Feedback = ({ id }: { id?: string }) => (id === undefined ? <FeedbackList /> : <FeedbackPage id={id} />)

function FeedbackList() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { text } = useDeskSearch()
  const view = oneOf(feedbackViews, text('view')) ?? 'waits'
  const kind = oneOf(feedbackRules.kinds, text('kind'))
  return (
    <Stack>
      <DeskTitle title={t`反馈`} note={t`最后一句话是用户说的，就在“等我们回复”里`} />
      <FilterBar>
        <ChoiceFilter
          name="view"
          label={t`显示哪些反馈`}
          choices={[
            { value: 'waits', label: t`等我们回复` },
            { value: 'all', label: t`全部` },
            { value: 'answered', label: i18n._(stateWords.answered.name) },
            { value: 'adopted', label: i18n._(stateWords.adopted.name) },
            { value: 'closed', label: i18n._(stateWords.closed.name) },
          ]}
        />
        <MenuFilter
          name="kind"
          label={t`类型`}
          choices={[{ value: '', label: t`所有类型` }, ...feedbackRules.kinds.map((value) => ({ value, label: i18n._(kindWords[value].name) }))]}
        />
      </FilterBar>
      <FeedbackTable request={{ view, kind }} empty={view === 'waits' ? t`都回复过了，很好` : t`这里还没有反馈，换一个分类看看`} />
    </Stack>
  )
}
