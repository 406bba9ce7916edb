import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { searchHomeQuery } from '~/entities/search/search.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { SearchPage } from './-search/search-page.tsx'

export const Route = createFileRoute('/square/index/index')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(searchHomeQuery)
    return { head: { title: context.i18n._(msg`AI搜索`), description: context.i18n._(msg`搜作品、工具和用法，一问就有带来源的回答`) } }
  },
  head: loadedHead,
  component: SearchPage,
})
