import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'
import { pageOrigin } from '~/shared/lib/page-origin.ts'

/** The person's code, link and posters. The posters' addresses are good for a day. */
export const inviteInfoQuery = queryOptions({
  queryKey: ['invite', 'info'],
  queryFn: ({ signal }) => api('posterInfo', { origin: pageOrigin() }, { signal, quiet: true }),
  staleTime: 10 * 60_000,
})

/** Who came by the person's invitation, the newest first. */
export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['invite', 'list'],
  queryFn: ({ pageParam, signal }) => api('inviteDetail', { cursor: pageParam }, { signal, quiet: true }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
})

/** Who invited whoever uses this device; the web server knows by which code. */
export const inviterQuery = queryOptions({
  queryKey: ['invite', 'look'],
  queryFn: ({ signal }) => api('inviteLook', {}, { signal, quiet: true }),
  staleTime: Infinity,
})
