import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { entrySorts, type EntrySort } from '#contract/activity-rules.ts'
import type { Activity } from '#contract/endpoints/activities.ts'
import { entriesQuery } from '~/entities/activity/activity.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { oneOf } from '~/shared/lib/search.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { SkeletonWall } from '~/shared/ui/skeleton/skeleton.tsx'
import { EntryCorner } from './entry-corner.tsx'
import styles from './activity.module.css'

const route = getRouteApi('/functionSquare/activity/details')

/** The works that take part. */
export function Entries({ activity }: { activity: Activity }) {
  const { t } = useLingui()
  const sort = oneOf(entrySorts, route.useSearch().order) ?? 'votes'
  const navigate = route.useNavigate()
  const labels: Record<EntrySort, string> = { votes: t`票数最多`, newest: t`最新参加` }
  if (activity.state === 'upcoming') return null
  return (
    <section className={styles.entries}>
      <h2>
        <Trans>参赛作品</Trans>
      </h2>
      <ChipGroup
        label={t`排序`}
        value={sort}
        onChange={(next) => void navigate({ search: ({ id }) => ({ id, order: next === 'votes' ? undefined : next }), replace: true, resetScroll: false })}
        choices={entrySorts.map((value) => ({ value, label: labels[value] }))}
      />
      <Wall key={sort} activity={activity} sort={sort} />
    </section>
  )
}

function Wall({ activity, sort }: { activity: Activity; sort: EntrySort }) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useSuspenseInfiniteQuery(entriesQuery(activity.id, sort))
  // One that gains votes while pages are read may come twice.
  const entries = new Map(data.pages.flatMap((page) => page.entries).map((entry) => [entry.work.id, entry]))
  if (entries.size === 0)
    return <EmptyState text={activity.state === 'open' ? <Trans>还没有人参加，第一件作品等你来</Trans> : <Trans>这一次没有参赛作品</Trans>} />
  return (
    <>
      <WorkWall
        works={[...entries.values()].map(({ work }) => work)}
        to="/functionSquare/square/details"
        corner={(work) => <EntryCorner activity={activity} entry={entries.get(work.id)!} />}
        onEnd={hasNextPage && !isFetchNextPageError ? () => void fetchNextPage() : undefined}
      />
      {isFetchingNextPage && <SkeletonWall />}
      {isFetchNextPageError && (
        <Button fullWidth onClick={() => void fetchNextPage()}>
          <Trans>没能读到更多，点击重试</Trans>
        </Button>
      )}
    </>
  )
}
