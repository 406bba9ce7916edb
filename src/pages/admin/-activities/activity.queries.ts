import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const deskActivityQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'deskActivity', id],
    queryFn: ({ signal }) => api('deskActivity', { id }, { signal, quiet: true }),
  })
