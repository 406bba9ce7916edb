import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { PeopleView } from '#contract/endpoints/follows.ts'
import type { Work } from '#contract/entities.ts'
import { api } from '~/shared/api/api.ts'

export const creatorQuery = (id: string) =>
  queryOptions({
    queryKey: ['creator', id],
    queryFn: ({ signal }) => api('creatorDetail', { id }, { signal, quiet: true }),
  })

export const creatorWorksQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['creator-works', id],
    queryFn: ({ pageParam, signal }) => api('creatorWorks', { id, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

export const peopleQuery = (id: string, view: PeopleView) =>
  infiniteQueryOptions({
    queryKey: ['people', id, view],
    queryFn: ({ pageParam, signal }) => api('peopleList', { id, view, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** Shows whether somebody is followed, wherever they are on a page. */
export function storeFollowed(queryClient: QueryClient, id: string, followed: boolean): void {
  queryClient.setQueriesData<Work>({ queryKey: ['work'] }, (work) => (work?.owner.id === id ? { ...work, owner: { ...work.owner, followed } } : work))
  queryClient.setQueryData(creatorQuery(id).queryKey, (creator) =>
    creator && creator.followed !== followed ? { ...creator, followed, followers: creator.followers + (followed ? 1 : -1) } : creator,
  )
}
