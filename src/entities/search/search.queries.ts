import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { SearchKind } from '#contract/search-kinds.ts'
import { api } from '~/shared/api/api.ts'

/** Hot words, and the person's own searches. */
export const searchHomeQuery = queryOptions({
  queryKey: ['search-home'],
  queryFn: ({ signal }) => api('searchHome', {}, { signal, quiet: true }),
})

export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) => (await api('searchSuggest', { text }, { signal, quiet: true })).suggestions,
    enabled: text !== '',
    // What was suggested stands until what comes next.
    placeholderData: (known) => (text === '' ? undefined : known),
    retry: false,
  })

export type Asked = Pick<RequestOf<'searchAll'>, 'query' | 'exact'>

export const searchAllQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => api('searchAll', asked, { signal, quiet: true }),
  })

export const searchKindQuery = (asked: Asked, kind: SearchKind) =>
  infiniteQueryOptions({
    queryKey: ['search', asked, kind],
    queryFn: ({ pageParam, signal }) => api('searchKind', { ...asked, kind, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** Works that look like one, or like a picture of the person's. */
export const alikeQuery = (like: RequestOf<'searchPicture'>) =>
  queryOptions({
    queryKey: ['alike', like],
    queryFn: async ({ signal }) => (await api('searchPicture', like, { signal, quiet: true })).works,
  })
