import { useInfiniteQuery } from '@tanstack/react-query'
import type { SearchKind } from '#contract/search-kinds.ts'
import { searchKindQuery, type Asked } from '~/entities/search/search.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { ListAwaited } from '~/shared/ui/list-awaited/list-awaited.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import { SkeletonWall } from '~/shared/ui/skeleton/skeleton.tsx'
import { PeopleFound, TextsFound } from './found-rows.tsx'

/** Everything of one kind, page by page. */
export function KindResults({ asked, kind }: { asked: Asked; kind: SearchKind }) {
  const { data, ...paging } = useInfiniteQuery(searchKindQuery(asked, kind))
  if (!data) return kind === 'work' && !paging.isError ? <SkeletonWall /> : <ListAwaited failed={paging.isError} onRetry={() => void paging.refetch()} />
  const works = data.pages.flatMap((page) => page.works)
  const people = data.pages.flatMap((page) => page.people)
  const texts = data.pages.flatMap((page) => page.texts)
  return (
    <>
      <TextsFound texts={texts} />
      <PeopleFound people={people} />
      {works.length > 0 && <WorkWall works={works} to="/functionSquare/square/details" />}
      {paging.hasNextPage && (
        <ListEnd
          count={works.length + people.length + texts.length}
          busy={paging.isFetching}
          failed={paging.isFetchNextPageError && !paging.isFetching}
          onEnd={() => void paging.fetchNextPage()}
        />
      )}
    </>
  )
}
