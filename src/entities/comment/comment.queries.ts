import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const commentsQuery = (workId: string) =>
  infiniteQueryOptions({
    queryKey: ['comments', workId],
    queryFn: ({ pageParam, signal }) => api('commentList', { workId, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** The answers in a thread under a work. */
export const repliesQuery = (workId: string, id: string) =>
  infiniteQueryOptions({
    queryKey: ['comments', workId, id],
    queryFn: ({ pageParam, signal }) => api('commentReplies', { id, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

export const mentionsQuery = (workId: string, search: string) =>
  queryOptions({
    queryKey: ['mentions', workId, search],
    queryFn: async ({ signal }) => (await api('mentionSuggest', { workId, search }, { signal, quiet: true })).people,
    staleTime: 60_000,
  })

/** After something was said or taken away; the work tells how many there are. */
export async function refreshComments(queryClient: QueryClient, workId: string): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['comments', workId] }), queryClient.invalidateQueries({ queryKey: ['work', workId] })])
}
