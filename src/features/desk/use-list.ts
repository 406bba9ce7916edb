import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EndpointName, RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { api } from '~/shared/api/api.ts'
import { useDeskSearch } from './use-desk-search.ts'

/** The calls that answer a page of rows. */
type ListName = { [N in EndpointName]: ResponseOf<N> extends { rows: unknown[]; next?: string | undefined } ? N : never }[EndpointName]
type RowOf<N extends ListName> = ResponseOf<N> extends { rows: (infer Row)[] } ? Row : never

/** The page of a list that the address names; the one before stays in sight until it has come. */
export function useList<N extends ListName>(name: N, request: Omit<RequestOf<N>, 'cursor'>) {
  const { text } = useDeskSearch()
  const cursor = text('cursor') || undefined
  return useQuery({
    queryKey: ['desk', name, request, cursor],
    // Whichever list it is, it takes a cursor and answers rows of its own.
    queryFn: async ({ signal }) =>
      (await api(name, { ...request, cursor } as RequestOf<N>, { signal, quiet: true })) as unknown as { rows: RowOf<N>[]; next?: string },
    placeholderData: keepPreviousData,
  })
}
