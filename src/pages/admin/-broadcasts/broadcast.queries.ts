import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const broadcastQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'deskBroadcast', id],
    queryFn: ({ signal }) => api('deskBroadcast', { id }, { signal, quiet: true }),
  })
