import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Locale } from '#config'
import type { DeskActivity, DeskEntry } from '#contract/endpoints/desk/activities.ts'
import { StateBadge } from '~/entities/activity/ui/state-badge.tsx'
import { AuditList } from '~/features/desk/audit/audit-list.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { CopiedId } from '~/features/desk/parts/copied-id.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { deskActivityQuery } from './activity.queries.ts'
import { DecideAction } from './decide-action.tsx'
import { EntryAction } from './entry-action.tsx'
import { SaveAction } from './save-action.tsx'
import styles from './activities.module.css'

/** One activity: when it is, who is in it, and who won. */
export function ActivityDeskPage({ id }: { id: string }) {
  const query = useQuery(deskActivityQuery(id))
  return <Answer query={query}>{(activity) => <Known activity={activity} />}</Answer>
}

function Known({ activity }: { activity: DeskActivity }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const permitted = usePermitted()
  const { id, titles, state, active, opensAt, votingAt, endsAt, decidedAt, prizes, entries } = activity
  return (
    <Stack>
      <DeskTitle
        title={titles[i18n.locale as Locale]}
        actions={
          <>
            <DecideAction activity={activity} />
            <SaveAction activity={activity} />
          </>
        }
      />
      <Panel>
        <Facts
          facts={[
            { name: t`状态`, value: <StateBadge state={state} /> },
            { name: t`对外可见`, value: active ? t`是` : t`否` },
            { name: t`开始投稿`, value: <When at={opensAt} /> },
            { name: t`开始投票`, value: <When at={votingAt} /> },
            { name: t`结束时间`, value: <When at={endsAt} /> },
            decidedAt !== undefined && { name: t`发奖时间`, value: <When at={decidedAt} /> },
            { name: t`参赛作品`, value: entries },
            { name: t`奖励`, value: prizes.map(({ points, coupon }) => (coupon ? `${points} + ${coupon}` : points)).join(' · ') },
          ]}
        />
      </Panel>
      <Panel title={t`参赛作品`}>
        <EntryTable id={id} decided={decidedAt !== undefined} />
      </Panel>
      {permitted('audit.read') && <Panel title={t`操作记录`}><AuditList subject={id} /></Panel>}
    </Stack>
  )
}

function EntryTable({ id, decided }: { id: string; decided: boolean }) {
  const { t } = useLingui()
  const query = useList('deskActivityEntries', { id })
  const columns: Column<DeskEntry>[] = [
    { id: 'work', head: t`作品`, grow: true, cell: ({ work }) => work ? <span className={styles.work}><img src={work.thumbnail} alt="" loading="lazy" />{work.title || t`未命名作品`}</span> : t`已不公开` },
    { id: 'owner', head: t`用户`, cell: ({ owner }) => <PersonChip person={owner} /> },
    { id: 'votes', head: t`票数`, align: 'end', sorted: true, cell: ({ votes }) => votes },
    { id: 'networks', head: t`来自几个网络`, align: 'end', cell: ({ networks }) => networks },
    { id: 'state', head: t`状态`, cell: ({ removed, place }) => (removed ? <Badge tone="error">{t`已移出`}</Badge> : place !== undefined && <Badge tone="gold">{t`第 ${place} 名`}</Badge>) },
    { id: 'id', head: t`参赛编号`, cell: (entry) => <CopiedId id={entry.id} /> },
    { id: 'do', head: '', align: 'end', cell: (entry) => !decided && <EntryAction entry={entry} /> },
  ]
  return <DataTable label={t`参赛作品`} columns={columns} query={query} keyOf={(entry) => entry.id} empty={t`还没有人参加`} />
}
