import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Activity } from '#contract/endpoints/activities.ts'
import { activityQuery, refreshActivity } from '~/entities/activity/activity.queries.ts'
import { Day } from '~/entities/activity/ui/day.tsx'
import { PrizeText } from '~/entities/activity/ui/prize-text.tsx'
import { StateBadge } from '~/entities/activity/ui/state-badge.tsx'
import { promptPicture } from '~/entities/prompt/prompt-picture.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Entries } from './entries.tsx'
import { TakePart } from './take-part.tsx'
import { Winners } from './winners.tsx'
import styles from './activity.module.css'

const route = getRouteApi('/functionSquare/activity/details')

export function ActivityPage() {
  const { id } = route.useSearch()
  const queryClient = useQueryClient()
  const { data: activity } = useSuspenseQuery(activityQuery(id))
  return (
    <PullToRefresh onRefresh={() => refreshActivity(queryClient, id)}>
      <Page title={activity.title} backTo="/functionSquare/activity/index" width="wide">
        <div className={styles.top}>
          <div className={styles.hero}>
            <img src={promptPicture(activity.cover)} alt="" className={styles.cover} />
            <span className={styles.state}>
              <StateBadge state={activity.state} glass />
            </span>
          </div>
          <div className={styles.about}>
            <p className={styles.summary}>{activity.summary}</p>
            <Days activity={activity} />
            <TakePart activity={activity} />
          </div>
        </div>
        {activity.winners && <Winners winners={activity.winners} />}
        <div className={styles.cards}>
          <Prizes activity={activity} />
          <Rules text={activity.rules} />
        </div>
        <Entries activity={activity} />
      </Page>
    </PullToRefresh>
  )
}

function Days({ activity: { opensAt, votingAt, endsAt, state } }: { activity: Activity }) {
  const { t } = useLingui()
  const steps = [
    { name: t`投稿`, from: opensAt, to: votingAt, now: state === 'open' },
    { name: t`投票`, from: votingAt, to: endsAt, now: state === 'voting' },
  ]
  return (
    <dl className={styles.days}>
      {steps.map(({ name, from, to, now }) => (
        <div key={name} data-now={now || undefined}>
          <dt>{name}</dt>
          <dd>
            <Day at={from} /> – <Day at={to} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Prizes({ activity: { prizes, judged } }: { activity: Activity }) {
  const { t } = useLingui()
  return (
    <Card title={t`奖励`}>
      <ol className={styles.prizes}>
        {prizes.map((prize, at) => (
          <li key={at}>
            <span>
              <Trans>第 {at + 1} 名</Trans>
            </span>
            <PrizeText prize={prize} />
          </li>
        ))}
      </ol>
      <p className={styles.judged}>{judged === 'votes' ? <Trans>按得票评出</Trans> : <Trans>由 Inkling 评出</Trans>}</p>
    </Card>
  )
}

function Rules({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <Card title={t`规则`}>
      <ul className={styles.rules}>
        {text.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
