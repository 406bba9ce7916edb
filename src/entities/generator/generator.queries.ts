import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

/** The generators that work on this installation, by category, with the person's recent ones. */
export const generatorListQuery = queryOptions({
  queryKey: ['generators'],
  queryFn: ({ signal }) => api('generatorList', {}, { signal, quiet: true }),
  staleTime: 5 * 60_000,
})
