import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { alikeQuery, searchAllQuery, searchHomeQuery } from '~/entities/search/search.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, textIn, type Search } from '~/shared/lib/search.ts'
import { ResultsPage } from './-results/results-page.tsx'

interface ResultsSearch {
  q?: string
  kind?: string
  /** The words as they are written. */
  exact?: true
  work?: string
  picture?: string
}

export const Route = createFileRoute('/square/index/details')({
  validateSearch: ({ q, kind, exact, work, picture }: Search): ResultsSearch => ({ q: textIn(q), kind: textIn(kind), exact: exact === true || undefined, work: idIn(work), picture: idIn(picture) }),
  loaderDeps: ({ search: { q, exact, work, picture } }) => ({ q, exact, work, picture }),
  loader: async ({ context: { queryClient, i18n }, deps: { q, exact, work, picture } }) => {
    const query = q?.trim()
    const isLike = picture !== undefined || work !== undefined
    if (isLike) await queryClient.ensureQueryData(alikeQuery(picture ? { picture } : { work: work! }))
    else if (query) await queryClient.ensureQueryData(searchAllQuery({ query, exact: exact ?? false }))
    else await queryClient.ensureQueryData(searchHomeQuery)
    const title = isLike ? i18n._(msg`相似的作品`) : query ? i18n._(msg`搜索：${query}`) : i18n._(msg`AI搜索`)
    return { head: { title, description: i18n._(msg`作品、工具、提示词、课程、活动、创作者和帮助`), hidden: true, search: query ? `?q=${encodeURIComponent(query)}` : '' } }
  },
  head: loadedHead,
  component: ResultsPage,
})
