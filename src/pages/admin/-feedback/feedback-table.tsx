import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { DeskFeedback } from '#contract/endpoints/desk/feedback.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { kindWords, stateWords } from '~/entities/feedback/feedback.words.ts'
import { Excerpt } from '~/features/desk/parts/written.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'

interface FeedbackTableProps {
  request: Omit<RequestOf<'deskFeedbacks'>, 'cursor'>
  empty: string
}

/** Feedback of a list; of one person's, whose it is goes without saying. */
export function FeedbackTable({ request, empty }: FeedbackTableProps) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const query = useList('deskFeedbacks', request)
  const columns: Column<DeskFeedback>[] = [
    { id: 'text', head: t`说了什么`, grow: true, cell: ({ text }) => <Excerpt text={text} /> },
    { id: 'kind', head: t`类型`, cell: ({ kind }) => i18n._(kindWords[kind].name) },
    ...(request.person === undefined ? [{ id: 'owner', head: t`用户`, cell: ({ owner }: DeskFeedback) => <PersonChip person={owner} /> }] : []),
    { id: 'pictures', head: t`图片`, align: 'end', cell: ({ pictures }) => pictures || '' },
    { id: 'state', head: t`状态`, cell: (feedback) => <FeedbackState feedback={feedback} /> },
    { id: 'at', head: t`最近一句`, align: 'end', sorted: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
  ]
  return <DataTable label={t`反馈`} columns={columns} query={query} keyOf={({ id }) => id} linkOf={({ id }) => `feedback/${id}`} empty={empty} />
}

/** How far it is; where the person spoke last, that is what counts. */
export function FeedbackState({ feedback: { state, waits } }: { feedback: Pick<DeskFeedback, 'state' | 'waits'> }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  if (waits) return <Badge tone="error">{t`等我们回复`}</Badge>
  return <Badge tone={stateWords[state].tone}>{i18n._(stateWords[state].name)}</Badge>
}
