import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

/** How many messages the person has not read. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: async ({ signal }) => (await api('messageUnread', {}, { signal, quiet: true })).total,
})
