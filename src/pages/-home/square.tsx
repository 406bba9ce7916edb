import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { squareQuery } from '~/entities/work/square.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { SkeletonWall } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './home-page.module.css'
import type { HomeSearch } from './home-route.ts'
import { useKeptPlace } from './use-kept-place.ts'

const NoWorks = lazyPart(() => import('./no-works.tsx'), 'NoWorks', { whenFails: 'here' })

/** The works of a part of the square, without end. */
export function Square({ search }: { search: HomeSearch }) {
  const { t } = useLingui()
  const query = squareQuery(search)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(query)
  useKeptPlace(query.queryKey, data)
  if (!data && !error) return <SkeletonWall />
  const works = data?.pages.flatMap((page) => page.works) ?? []
  if (works.length === 0) return <NoWorks search={search} error={error} onRetry={refetch} fallback={<SkeletonWall />} />
  const more = hasNextPage && !isFetchNextPageError
  return (
    <>
      {/* The first picture is the banner's, and these share a slow line with it. */}
      <WorkWall works={works} to="/functionSquare/square/details" eager={0} onEnd={more ? () => void fetchNextPage() : undefined} />
      {isFetchingNextPage && <SkeletonWall />}
      <p className={styles.end}>
        {isFetchNextPageError && !isFetchingNextPage && <Button onClick={() => void fetchNextPage()}>{t`没能读到更多，点击重试`}</Button>}
        {!hasNextPage && t`看完了，下拉看看有没有新作品`}
      </p>
    </>
  )
}
