import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'

type Page = ResponseOf<'messageList'>

/** Shows one message as read in the lists, all of a kind, or all. */
export function storeRead(queryClient: QueryClient, { id, kind }: RequestOf<'messageRead'>): void {
  const meant = (message: Page['messages'][number]) =>
    (id === undefined || message.id === id) && (kind === undefined || message.kind === kind)
  const marked = (page: Page) => ({ ...page, messages: page.messages.map((one) => (meant(one) ? { ...one, read: true } : one)) })
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: ['messages'] },
    (list) => list && { ...list, pages: list.pages.map(marked) },
  )
}
