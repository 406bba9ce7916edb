import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { creatorQuery, creatorWorksQuery, peopleQuery } from '~/entities/creator/creator.queries.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead, shareCardOf } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { CreatorPage } from './-creator/creator-page.tsx'
import { viewOf } from './-creator/creator-views.ts'

/** Somebody's page; `view` says whether it lists their works, their followers or whom they follow. No documented address. */
export const Route = createFileRoute('/creator')({
  validateSearch: ({ id, view }: Search): { id: string; view?: string | undefined } => ({ id: textIn(id) ?? '', view: textIn(view) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, i18n }, deps: { id, view } }) => {
    const people = viewOf(view)
    const [creator] = await Promise.all([
      queryClient.ensureQueryData(creatorQuery(id)).catch(orNotFound),
      people === 'works' ? queryClient.prefetchInfiniteQuery(creatorWorksQuery(id)) : queryClient.prefetchInfiniteQuery(peopleQuery(id, people)),
    ])
    const name = creator.nickname
    const best = queryClient.getQueryData(creatorWorksQuery(id).queryKey)?.pages[0]?.works[0]
    return {
      head: {
        title: name,
        description: creator.bio || i18n._(msg`${name} 在 Inkling 的作品`),
        search: `?id=${id}`,
        image: best && shareCardOf(best.id),
        hidden: people !== 'works',
      },
    }
  },
  head: loadedHead,
  component: CreatorPage,
})
