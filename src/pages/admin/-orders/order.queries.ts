import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'deskOrder', id],
    queryFn: ({ signal }) => api('deskOrder', { id }, { signal, quiet: true }),
  })
