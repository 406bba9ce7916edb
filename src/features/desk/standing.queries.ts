import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { hasPermission, type Permission } from '#contract/permissions.ts'
import { api } from '~/shared/api/api.ts'

/** What the person may do at the desk, as the server knows it now: a token may be older. */
export const standingQuery = queryOptions({
  queryKey: ['desk', 'standing'],
  queryFn: ({ signal }) => api('deskStanding', {}, { signal, quiet: true }),
  staleTime: 60_000,
})

/** Whether a button is to be shown; the server checks every call again. */
export function usePermitted(): (permission: Permission) => boolean {
  const { data } = useSuspenseQuery(standingQuery)
  return (permission) => hasPermission(data, permission)
}
