import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen, Footprints, GraduationCap } from 'lucide-react'
import { activityStates, type ActivityState } from '#contract/activity-rules.ts'
import { activitiesQuery } from '~/entities/activity/activity.queries.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ActivityTile } from './activity-tile.tsx'
import styles from './activities.module.css'

/** What can be done now comes first. */
const order: Record<ActivityState, number> = { open: 0, voting: 1, upcoming: 2, ended: 3 }

/** The contests there are, and what helps with them. */
export function ActivitiesPage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(activitiesQuery)
  const activities = data.pages.flatMap((page) => page.activities)
  const headings: Record<ActivityState, string> = { open: t`正在投稿`, voting: t`正在投票`, upcoming: t`即将开始`, ended: t`已经结束` }
  return (
    <PullToRefresh onRefresh={() => queryClient.invalidateQueries(activitiesQuery)}>
      <Page title={t`活动`} backTo="/">
        <div className={styles.help}>
          <Card flush>
            <ListRowLink to="/functionList/draw/course" icon={GraduationCap} title={t`AI课程`} description={t`半分钟一课，看着做一遍就会`} />
            <ListRowLink to="/functionSquare/activity/jiaocheng" icon={Footprints} title={t`新手教程`} description={t`五步画出第一幅作品`} />
            <ListRowLink to="/functionSquare/activity/prompt" icon={BookOpen} title={t`提示词库`} description={t`看看一句话能画成什么样`} />
          </Card>
        </div>
        {activities.length === 0 && (
          <EmptyState
            text={<Trans>现在没有活动。先画几幅放到广场，下次就能参加</Trans>}
            action={
              <ButtonLink to="/functionList/draw/textDraw" tone="primary">
                <Trans>开始创作</Trans>
              </ButtonLink>
            }
          />
        )}
        {activityStates
          .toSorted((a, b) => order[a] - order[b])
          .map((state) => ({ state, these: activities.filter((activity) => activity.state === state) }))
          .filter(({ these }) => these.length > 0)
          .map(({ state, these }) => (
            <section key={state} className={styles.group}>
              <h2>{headings[state]}</h2>
              <div className={styles.tiles}>
                {these.map((activity) => (
                  <ActivityTile key={activity.id} activity={activity} />
                ))}
              </div>
            </section>
          ))}
        {hasNextPage && <ListEnd count={activities.length} busy={isFetching} failed={isFetchNextPageError} onEnd={() => void fetchNextPage()} />}
      </Page>
    </PullToRefresh>
  )
}
