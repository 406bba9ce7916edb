import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { commentsQuery } from '~/entities/comment/comment.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { relatedQuery, workQuery } from '~/entities/work/work.queries.ts'
import { PublicArtwork } from '~/pages/-artwork/public-artwork.tsx'
import { WorkGone } from '~/pages/-artwork/work-gone.tsx'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead, shareCardOf } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'

/** Part of a visitor's page, so that it can be read without scripts; a person's asks for them when it stands, since it costs more already. */
async function loadRelated(queryClient: QueryClient, id: string): Promise<void> {
  const user = await queryClient.ensureQueryData(userQuery)
  if (!user) await queryClient.prefetchQuery(relatedQuery(id))
}

export const Route = createFileRoute('/functionSquare/square/details')({
  validateSearch: ({ id }: Search) => ({ id: textIn(id) ?? '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, i18n }, deps }) => {
    const [work] = await Promise.all([
      queryClient.ensureQueryData(workQuery(deps.id)).catch(orNotFound),
      // Without these the page is what it is; they come with it so that it can be read without scripts.
      queryClient.prefetchInfiniteQuery(commentsQuery(deps.id)),
      loadRelated(queryClient, deps.id),
    ])
    return {
      head: {
        title: work.title || i18n._(msg`${work.owner.nickname} 的作品`),
        description: i18n._(msg`${work.owner.nickname} 在 Inkling 的作品，点开看大图，也可以画一幅同款`),
        search: `?id=${work.id}`,
        image: work.visibility === 'public' ? shareCardOf(work.id) : undefined,
        hidden: work.visibility !== 'public',
      },
    }
  },
  head: loadedHead,
  notFoundComponent: WorkGone,
  component: () => <PublicArtwork id={Route.useSearch().id} />,
})
