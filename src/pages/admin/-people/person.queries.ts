import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'deskPerson', id],
    queryFn: ({ signal }) => api('deskPerson', { id }, { signal, quiet: true }),
  })

export const personSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'deskPersonSessions', id],
    queryFn: ({ signal }) => api('deskPersonSessions', { id }, { signal, quiet: true }),
  })
