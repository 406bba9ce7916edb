import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

/** The person's feedback, that with the latest news first. */
export const feedbackListQuery = infiniteQueryOptions({
  queryKey: ['feedback'],
  queryFn: ({ pageParam, signal }) => api('feedbackList', { cursor: pageParam }, { signal, quiet: true }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
})

export const refreshFeedback = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['feedback'] })

/** One feedback; its answers count as seen when it is asked for. */
export const feedbackQuery = (id: string) =>
  queryOptions({
    queryKey: ['feedback-detail', id],
    queryFn: ({ signal }) => api('feedbackDetail', { id }, { signal, quiet: true }),
  })
