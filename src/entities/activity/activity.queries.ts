import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { EntrySort } from '#contract/activity-rules.ts'
import { api } from '~/shared/api/api.ts'

export const activitiesQuery = infiniteQueryOptions({
  queryKey: ['activities'],
  queryFn: ({ pageParam, signal }) => api('activityList', { cursor: pageParam }, { signal, quiet: true }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
})

export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['activity', id, 'detail'],
    queryFn: ({ signal }) => api('activityDetail', { id }, { signal, quiet: true }),
  })

export const entriesQuery = (id: string, sort: EntrySort) =>
  infiniteQueryOptions({
    queryKey: ['activity', id, 'entries', sort],
    queryFn: ({ pageParam, signal }) => api('activityEntries', { id, sort, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** The person's works that can still be entered. */
export const enterableQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['activity', id, 'works'],
    queryFn: ({ pageParam, signal }) => api('activityWorks', { id, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    // Something may have been published since.
    staleTime: 0,
  })

/** After an entry, and where nobody knows whether there was one. */
export const refreshActivity = (queryClient: QueryClient, id: string) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: ['activity', id] }), queryClient.invalidateQueries(activitiesQuery)])
