import { infiniteQueryOptions } from '@tanstack/react-query'
import type { MovementFilter } from '#contract/point-causes.ts'
import { api } from '~/shared/api/api.ts'

export const movementsQuery = (filter: MovementFilter) =>
  infiniteQueryOptions({
    queryKey: ['points', 'movements', filter],
    queryFn: ({ pageParam, signal }) => api('coinDetail', { filter, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })

/** What expires, the soonest first. */
export const expiringQuery = infiniteQueryOptions({
  queryKey: ['points', 'expiring'],
  queryFn: ({ pageParam, signal }) => api('consumeExpire', { cursor: pageParam }, { signal, quiet: true }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
  staleTime: 0,
})
