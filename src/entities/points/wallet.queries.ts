import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const walletQuery = queryOptions({
  queryKey: ['points', 'wallet'],
  queryFn: ({ signal }) => api('walletSummary', {}, { signal, quiet: true }),
  // A creation may have been paid since; only what the server has just rendered is not asked for again.
  staleTime: 3000,
})
