import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'deskContact', id],
    queryFn: ({ signal }) => api('deskContact', { id }, { signal, quiet: true }),
  })
