import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { workQuery } from '~/entities/work/work.queries.ts'
import { OwnArtwork } from '~/pages/-artwork/own-artwork.tsx'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'

export const Route = createFileRoute('/functionList/draw/show')({
  validateSearch: ({ id }: Search) => ({ id: textIn(id) ?? '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(workQuery(deps.id)).catch(orNotFound)
    return { head: { title: context.i18n._(msg`效果展示`), description: context.i18n._(msg`查看、保存、分享和发布你的作品`), hidden: true } }
  },
  head: loadedHead,
  component: ShowPage,
})

function ShowPage() {
  const { t } = useLingui()
  return <OwnArtwork id={Route.useSearch().id} at="/functionList/draw/show" title={t`效果展示`} />
}
