import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReportCase } from '#contract/endpoints/desk/works.ts'
import { reportWords } from '~/entities/report/report.words.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { useList } from '~/features/desk/use-list.ts'
import { WorkTitle } from '~/features/desk/works/work-title.tsx'
import { decisionWords } from './report.words.ts'
import { ReportPage } from './report-page.tsx'

/** Works that people have reported, and what was said of each. */
export const Reports = ({ id }: { id?: string }) => (id === undefined ? <ReportList /> : <ReportPage id={id} />)

function ReportList() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { text } = useDeskSearch()
  const view = text('view') === 'decided' ? 'decided' : 'open'
  const query = useList('deskReports', { view })
  const columns: Column<ReportCase>[] = [
    { id: 'work', head: t`作品`, cell: ({ work }) => <WorkTitle work={work} /> },
    { id: 'why', head: t`举报的原因`, grow: true, cell: ({ reasons }) => reasons.map(({ reason, count }) => `${i18n._(reportWords[reason])} ${count}`).join(' · ') },
    { id: 'owner', head: t`作者`, cell: ({ work: { owner } }) => (owner.house ? owner.nickname : <PersonChip person={owner} />) },
    view === 'open'
      ? { id: 'count', head: t`人数`, align: 'end', cell: ({ reports }) => reports }
      : { id: 'decision', head: t`处理结果`, cell: ({ decision }) => decision && i18n._(decisionWords[decision.decision]) },
    { id: 'at', head: view === 'open' ? t`最近举报` : t`处理时间`, align: 'end', sorted: true, cell: ({ lastAt, decision }) => <When at={decision?.at ?? lastAt} /> },
  ]
  return (
    <Stack>
      <DeskTitle title={t`作品举报`} note={t`同一件作品的举报合在一起；决定后作者会收到消息`} />
      <ChoiceFilter
        name="view"
        label={t`显示哪些举报`}
        choices={[
          { value: 'open', label: t`待处理` },
          { value: 'decided', label: t`已处理` },
        ]}
      />
      <DataTable
        label={t`作品举报`}
        columns={columns}
        query={query}
        keyOf={({ work }) => work.id}
        linkOf={({ work }) => `reports/${work.id}`}
        empty={view === 'open' ? t`没有待处理的举报，很好` : t`还没有处理过举报`}
      />
    </Stack>
  )
}
