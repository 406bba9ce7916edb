import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

/** What this installation offers; it changes with its settings only. */
export const optionListQuery = queryOptions({
  queryKey: ['options'],
  queryFn: ({ signal }) => api('optionList', {}, { quiet: true, signal }),
  staleTime: Infinity,
})
