import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Work } from '#contract/entities.ts'
import { api } from '~/shared/api/api.ts'

export const workQuery = (id: string) =>
  queryOptions({
    queryKey: ['work', id],
    queryFn: ({ signal }) => api('workDetail', { id }, { signal, quiet: true }),
  })

export type SquareFilter = Omit<RequestOf<'squareList'>, 'cursor'>

export const squareQuery = (filter: SquareFilter) =>
  infiniteQueryOptions({
    queryKey: ['square', filter],
    queryFn: ({ pageParam, signal }) => api('squareList', { ...filter, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

export type LibraryFilter = Omit<RequestOf<'workList'>, 'cursor'>

export const libraryQuery = (filter: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: ['library', filter],
    queryFn: ({ pageParam, signal }) => api('workList', { ...filter, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** After works were made, changed or deleted. */
export async function refreshWorks(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['library'] }),
    queryClient.invalidateQueries({ queryKey: ['square'] }),
  ])
}

export function storeWork(queryClient: QueryClient, work: Work): void {
  queryClient.setQueryData(workQuery(work.id).queryKey, work)
}
