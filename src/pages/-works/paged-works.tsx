import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './paged-works.module.css'

interface PagedWorksProps {
  query: UseInfiniteQueryResult<{ pages: { works: Work[] }[] }>
  wall: (works: Work[]) => ReactNode
  empty: ReactNode
}

/** Works page by page: their shape while they are on their way, the way to ask again where they did not come. */
export function PagedWorks({ query, wall, empty }: PagedWorksProps) {
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  if (!data && error) return <FailedState error={error} onRetry={refetch} />
  if (!data)
    return (
      <div aria-busy className={styles.loading}>
        {[1.2, 0.8, 1, 1.3].map((ratio) => (
          <Skeleton key={ratio} width="100%" height={`${ratio * 220}px`} />
        ))}
      </div>
    )
  const works = data.pages.flatMap((page) => page.works)
  if (works.length === 0) return empty
  return (
    <>
      {wall(works)}
      {hasNextPage && <ListEnd count={works.length} busy={isFetching} failed={isFetchNextPageError && !isFetching} onEnd={() => void fetchNextPage()} />}
    </>
  )
}
