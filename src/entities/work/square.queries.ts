import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { api } from '~/shared/api/api.ts'

export type SquareFilter = Omit<RequestOf<'squareList'>, 'cursor'>

/** How long somebody may be elsewhere and find the square as they left it. */
const KEPT_MS = 30 * 60_000

const KEY = 'square'

/** Published works, page by page. They stay as they are while somebody looks, so that nothing moves under them: new ones come when asked for. */
export const squareQuery = (filter: SquareFilter) =>
  infiniteQueryOptions({
    queryKey: [KEY, filter],
    queryFn: ({ pageParam, signal }) => api('squareList', { ...filter, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: Infinity,
    // On the server nothing waits for a page that was sent.
    gcTime: typeof window === 'undefined' ? Infinity : KEPT_MS,
  })

/** The banners of the square, and the themes that have works. */
export const squareFrontQuery = queryOptions({
  queryKey: ['square-front'],
  queryFn: ({ signal }) => api('squareFront', {}, { signal, quiet: true }),
  staleTime: 5 * 60_000,
})

/** Asks for the square anew, from its first page; the other lists of it when they are opened. */
export async function refreshSquare(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: [KEY], type: 'inactive' })
  const first = <Item>(list: readonly Item[]) => list.slice(0, 1)
  queryClient.setQueriesData<{ pages: unknown[]; pageParams: unknown[] }>({ queryKey: [KEY] }, (list) => list && { pages: first(list.pages), pageParams: first(list.pageParams) })
  await Promise.all([queryClient.invalidateQueries({ queryKey: [KEY] }), queryClient.invalidateQueries(squareFrontQuery)])
}
