import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { MessageKind } from '#contract/message-kinds.ts'
import { api } from '~/shared/api/api.ts'

/** The person's messages, newest first, of one kind or all, with how many are unread. */
export const messagesQuery = (kind: MessageKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['messages', kind ?? 'all'],
    queryFn: ({ pageParam, signal }) => api('messageList', { kind, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** After messages were read, or when others came. */
export const refreshMessages = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['messages'] })

/** One message; reading it marks it as read, so it is only asked for by whoever shows it. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['message', id],
    queryFn: ({ signal }) => api('messageDetail', { id }, { signal, quiet: true }),
  })
