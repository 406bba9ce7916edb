import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'
import { deviceZone } from '~/shared/lib/time-zone.ts'

/** How the person stands with the daily sign-in, with a month of it: the present one unless another is named, '2026-11'. */
export const signStateQuery = (month?: string) =>
  queryOptions({
    queryKey: ['sign-in', month ?? 'now'],
    queryFn: ({ signal }) => api('signState', { zone: deviceZone(), month }, { signal, quiet: true }),
    // Midnight may have passed, and what the server has rendered is in a zone that it guessed.
    staleTime: 0,
  })
