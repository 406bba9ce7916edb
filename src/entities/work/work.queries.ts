import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Work } from '#contract/entities.ts'
import { api } from '~/shared/api/api.ts'

export const workQuery = (id: string) =>
  queryOptions({
    queryKey: ['work', id],
    queryFn: ({ signal }) => api('workDetail', { id }, { signal, quiet: true }),
  })

/** All versions of a work, oldest first. */
export const workFamilyQuery = (id: string) =>
  queryOptions({
    queryKey: ['family', id],
    queryFn: async ({ signal }) => (await api('workFamily', { id }, { signal, quiet: true })).works,
    // The versions of one are those of all: nothing is missing while the next one is asked for.
    placeholderData: (known) => (known?.some((work) => work.id === id) ? known : undefined),
  })

/** Public works that are near one. */
export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ['related', id],
    queryFn: async ({ signal }) => (await api('workRelated', { id }, { signal, quiet: true })).works,
  })

/** What the person keeps to find it again. */
export const favouritesQuery = infiniteQueryOptions({
  queryKey: ['favourites'],
  queryFn: ({ pageParam, signal }) => api('favouriteList', { cursor: pageParam }, { signal, quiet: true }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
})

/** A work as a photo for another creation: taken once, then it is a photo of the person's own. */
export const workPhotoQuery = (id: string) =>
  queryOptions({
    queryKey: ['work-photo', id],
    queryFn: ({ signal }) => api('workPhoto', { id }, { signal }),
    staleTime: Infinity,
  })

export type LibraryFilter = Omit<RequestOf<'workList'>, 'cursor'>

export const libraryQuery = (filter: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: ['library', filter],
    queryFn: ({ pageParam, signal }) => api('workList', { ...filter, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** After works of the person's were made, which nobody else sees yet. */
export async function refreshOwnWorks(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['library'] }), queryClient.invalidateQueries({ queryKey: ['family'] })])
}

/** After works were changed or deleted. */
export async function refreshWorks(queryClient: QueryClient): Promise<void> {
  await Promise.all([refreshOwnWorks(queryClient), queryClient.invalidateQueries({ queryKey: ['square'] })])
}

export function storeWork(queryClient: QueryClient, work: Work): void {
  queryClient.setQueryData(workQuery(work.id).queryKey, work)
}
