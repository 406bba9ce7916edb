import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { favouritesQuery } from '~/entities/work/work.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { FavouritesPage } from './-favourites/favourites-page.tsx'

/** The works that a person keeps to find them again. No documented address. */
export const Route = createFileRoute('/favourites')({
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    await context.queryClient.prefetchInfiniteQuery(favouritesQuery)
    return { head: { title: context.i18n._(msg`我的收藏`), description: context.i18n._(msg`收藏的作品都在这里`), hidden: true } }
  },
  head: loadedHead,
  component: FavouritesPage,
})
