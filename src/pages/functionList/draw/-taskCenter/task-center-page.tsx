import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { CalendarCheck, UserPlus } from 'lucide-react'
import { taskCenterQuery } from '~/entities/task-center/task-center.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { useClaim } from '~/features/claim-reward/use-claim.ts'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { LinkRow } from './link-row.tsx'
import { Summary } from './summary.tsx'
import { TaskGroup } from './task-group.tsx'
import { TaskRow } from './task-row.tsx'
import styles from './task-center.module.css'

export function TaskCenterPage() {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { data: user } = useSuspenseQuery(userQuery)
  const { data } = useSuspenseQuery(taskCenterQuery)
  const claim = useClaim()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries(taskCenterQuery, { throwOnError: true }),
      queryClient.invalidateQueries(userQuery),
    ]).catch((error: unknown) => showCallError(error, i18n))
  const rowsOf = (period: 'once' | 'daily' | 'each') =>
    data.tasks
      .filter((task) => task.period === period)
      .map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          isPerson={user !== null}
          claiming={claim.isPending && claim.variables.task === task.id}
          onClaim={(occurrence) => claim.mutate({ task: task.id, occurrence })}
        />
      ))
  const isNew = data.tasks.some(({ period, state }) => period === 'once' && state !== 'claimed')
  const once = (
    <TaskGroup key="once" title={isNew ? t`新手任务` : t`新手任务 · 已全部完成`}>
      {rowsOf('once')}
    </TaskGroup>
  )
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page width="reading" title={t`任务中心`} backTo="/square/account/user">
        <div className={styles.groups}>
          <Summary user={user} earnedToday={data.earnedToday} />
          {isNew && once}
          <TaskGroup title={t`每日任务`}>
            <LinkRow
              icon={CalendarCheck}
              name={t`每日签到`}
              about={data.sign.signed ? t`今天已签到，明天再来` : t`连签越久，领得越多`}
              points={data.sign.points}
              link="{/functionList/draw/sign}"
              done={data.sign.signed}
            />
            {rowsOf('daily')}
          </TaskGroup>
          <TaskGroup title={t`一直有效`}>
            <LinkRow icon={UserPlus} name={t`邀请好友`} about={t`好友完成第一次创作，你们都有奖励`} link="{/functionList/draw/friend}" />
            {rowsOf('each')}
          </TaskGroup>
          {!isNew && once}
          <p className={styles.note}>
            <Trans>每日任务在你的时区零点更新，奖励记得当天领。</Trans>
          </p>
        </div>
      </Page>
    </PullToRefresh>
  )
}
