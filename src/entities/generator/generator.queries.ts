import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

/** The generators that work on this installation, by category, and those the person has used. */
export const generatorListQuery = queryOptions({
  queryKey: ['generators'],
  queryFn: ({ signal }) => api('generatorList', {}, { signal, quiet: true }),
  staleTime: 5 * 60_000,
})

/** The person has just used one. */
export function noteUse(queryClient: QueryClient, generator: string): void {
  queryClient.setQueryData(generatorListQuery.queryKey, (known) =>
    known && { ...known, recent: [generator, ...known.recent.filter((id) => id !== generator)] },
  )
}
