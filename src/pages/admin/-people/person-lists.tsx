import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LogOut, RefreshCw } from 'lucide-react'
import type { Session } from '#contract/endpoints/account.ts'
import type { Movement } from '#contract/endpoints/desk/people.ts'
import type { Work } from '#contract/entities.ts'
import { causes } from '~/entities/points/cause.words.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { TaskTable } from '~/features/desk/tasks/task-table.tsx'
import { useList } from '~/features/desk/use-list.ts'
import { WorkTitle } from '~/features/desk/works/work-title.tsx'
import styles from './people.module.css'
import { personSessionsQuery } from './person.queries.ts'

export function PersonPoints({ id }: { id: string }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const query = useList('deskPersonPoints', { id })
  const columns: Column<Movement>[] = [
    { id: 'kind', head: t`原因`, cell: ({ cause, kind }) => (kind === 'release' ? t`退回` : i18n._(causes[cause].name)) },
    { id: 'reference', head: t`关于`, cell: ({ note, reference }) => note ?? reference, grow: true },
    { id: 'amount', head: t`变动`, align: 'end', cell: ({ amount }) => <span className={styles.amount} data-plus={amount > 0 ? '' : undefined}>{amount > 0 ? `+${amount}` : amount}</span> },
    { id: 'balance', head: t`余额`, align: 'end', cell: ({ balance }) => balance },
    { id: 'at', head: t`时间`, align: 'end', cell: ({ createdAt }) => <When at={createdAt} />, sorted: true },
  ]
  return <DataTable label={t`灵感值明细`} columns={columns} query={query} keyOf={(row) => row.id} empty={t`灵感值还没有变动过`} />
}

export function PersonTasks({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useList('deskPersonTasks', { id })
  return <TaskTable label={t`进行中和失败的创作`} query={query} empty={t`没有正在进行或失败的创作`} />
}

export function PersonWorks({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useList('deskPersonWorks', { id })
  const columns: Column<Work>[] = [
    {
      id: 'work',
      head: t`作品`,
      grow: true,
      cell: (work) => (
        <Link to="/functionSquare/square/details" search={{ id: work.id }}>
          <WorkTitle work={work} />
        </Link>
      ),
    },
    { id: 'likes', head: t`喜欢`, align: 'end', cell: ({ likes }) => likes },
    { id: 'at', head: t`创作时间`, align: 'end', cell: ({ createdAt }) => <When at={createdAt} />, sorted: true },
  ]
  return <DataTable label={t`公开作品`} columns={columns} query={query} keyOf={(work) => work.id} empty={t`还没有公开的作品；私密作品只有本人能看`} />
}

export function PersonSessions({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(personSessionsQuery(id))
  const columns: Column<Session>[] = [
    { id: 'device', head: t`设备`, grow: true, cell: ({ browser, system, platform }) => [browser, system].filter(Boolean).join(' · ') || platform },
    { id: 'place', head: t`网络`, cell: ({ place }) => place ?? '' },
    { id: 'seen', head: t`最近使用`, align: 'end', cell: ({ lastSeenAt }) => <When at={lastSeenAt} />, sorted: true },
    { id: 'end', head: '', align: 'end', cell: (session) => <EndSession id={id} session={session.id} /> },
  ]
  return (
    <>
      {query.data && query.data.rows.length > 1 && <div className={styles.actions}><EndSession id={id} /></div>}
      <DataTable label={t`登录的设备`} columns={columns} query={query} keyOf={(session) => session.id} empty={t`没有登录的设备`} />
    </>
  )
}

/** Logs out of one device, or of all. */
function EndSession({ id, session }: { id: string; session?: string }) {
  const { t } = useLingui()
  return (
    <DeskAction
      name="deskSessionEnd"
      permission="people.change"
      label={session ? t`退出` : t`全部退出`}
      icon={session ? LogOut : RefreshCw}
      title={session ? t`让这台设备退出登录？` : t`让所有设备退出登录？`}
      description={t`本人再次使用时需要重新登录。`}
      needsReason={false}
      request={{ id, session }}
    />
  )
}
