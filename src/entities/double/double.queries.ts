import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { finalTaskStates } from '#contract/task-states.ts'
import { api } from '~/shared/api/api.ts'

/** Between two looks at a double that is being built, and at what is being made of one, in milliseconds. */
const BUILDING_MS = 1000
const MAKING_MS = 2000

/** The person's doubles, the newest first. */
export const doublesQuery = queryOptions({
  queryKey: ['doubles'],
  queryFn: async ({ signal }) => (await api('doubleList', {}, { signal, quiet: true })).doubles,
  refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'building') ? BUILDING_MS : false),
})

/** What was made of a double, and what is being made. */
export const doubleWorksQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['double-works', id],
    queryFn: ({ pageParam, signal }) => api('doubleWorks', { id, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    refetchInterval: (query) => (query.state.data?.pages[0]?.tasks.some(({ state }) => !finalTaskStates.includes(state)) ? MAKING_MS : false),
  })

/** Photos that the person has sent before. */
export const uploadsQuery = infiniteQueryOptions({
  queryKey: ['uploads'],
  queryFn: ({ pageParam, signal }) => api('uploadList', { cursor: pageParam }, { signal, quiet: true }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
})

/** What was deleted with a double; asked again while it is being deleted. */
export const doubleReceiptQuery = (receipt: string) =>
  queryOptions({
    queryKey: ['double-receipt', receipt],
    queryFn: ({ signal }) => api('doubleReceipt', { receipt }, { signal, quiet: true }),
    refetchInterval: ({ state: { data } }) => (data && data.finishedAt === undefined ? BUILDING_MS : false),
  })

/** Puts what is newly known of a double where pages read it. */
export function storeDouble(queryClient: QueryClient, double: Double): void {
  void queryClient.cancelQueries(doublesQuery)
  queryClient.setQueryData(doublesQuery.queryKey, (known) => {
    if (!known) return [double]
    return known.some(({ id }) => id === double.id) ? known.map((one) => (one.id === double.id ? double : one)) : [double, ...known]
  })
}

/** The one that is not ready yet. */
export const begunOf = (doubles: readonly Double[]): Double | undefined => doubles.find(({ state }) => state !== 'ready')
