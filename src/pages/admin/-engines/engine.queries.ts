import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

/** How often what moves is read again, milliseconds. */
const REFRESH = 5_000

export const enginesQuery = queryOptions({
  queryKey: ['desk', 'deskEngines'],
  queryFn: ({ signal }) => api('deskEngines', {}, { signal, quiet: true }),
  refetchInterval: 4 * REFRESH,
})

export const queueQuery = queryOptions({
  queryKey: ['desk', 'deskQueue'],
  queryFn: ({ signal }) => api('deskQueue', {}, { signal, quiet: true }),
  refetchInterval: REFRESH,
})
