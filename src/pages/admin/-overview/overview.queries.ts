import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const overviewQuery = queryOptions({
  queryKey: ['desk', 'deskOverview'],
  queryFn: ({ signal }) => api('deskOverview', {}, { signal, quiet: true }),
  refetchInterval: 60_000,
})
