import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'deskReport', id],
    queryFn: ({ signal }) => api('deskReport', { id }, { signal, quiet: true }),
  })
