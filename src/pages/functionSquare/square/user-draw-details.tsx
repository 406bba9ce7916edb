import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { workQuery } from '~/entities/work/work.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { OwnArtwork } from '~/pages/-artwork/own-artwork.tsx'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'

export const Route = createFileRoute('/functionSquare/square/user-draw-details')({
  validateSearch: ({ id }: Search) => ({ id: textIn(id) ?? '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    await requirePerson(context, location)
    await context.queryClient.ensureQueryData(workQuery(deps.id)).catch(orNotFound)
    return { head: { title: context.i18n._(msg`我的作品`), description: context.i18n._(msg`发布、改标题、收回或删除你的作品，看看大家怎么说`), hidden: true } }
  },
  head: loadedHead,
  component: OwnDetailsPage,
})

function OwnDetailsPage() {
  const { t } = useLingui()
  return <OwnArtwork id={Route.useSearch().id} at="/functionSquare/square/user-draw-details" title={t`我的作品`} community />
}
