import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'
import { deviceZone } from '~/shared/lib/time-zone.ts'

/** What earns points, and how far the person is with it. */
export const taskCenterQuery = queryOptions({
  queryKey: ['task-center'],
  queryFn: ({ signal }) => api('taskCenterList', { zone: deviceZone() }, { signal, quiet: true }),
  // Who comes back has just done one of them.
  staleTime: 0,
})
