import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const walletQuery = queryOptions({
  queryKey: ['points', 'wallet'],
  queryFn: ({ signal }) => api('walletSummary', {}, { signal, quiet: true }),
})
