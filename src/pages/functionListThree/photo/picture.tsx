import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { doubleWorksQuery } from '~/entities/double/double.queries.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, type Search } from '~/shared/lib/search.ts'
import { loadReady } from './-photo/load-flow.ts'
import { PicturePage } from './-photo/picture-page.tsx'

export const Route = createFileRoute('/functionListThree/photo/picture')({
  validateSearch: ({ id }: Search): { id?: string } => ({ id: idIn(id) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, location, deps: { id } }) => {
    const double = await loadReady(context, location, id)
    const { queryClient } = context
    await Promise.all([queryClient.prefetchInfiniteQuery(doubleWorksQuery(double.id)), queryClient.ensureQueryData(generatorListQuery)])
    return { head: { title: context.i18n._(msg`写真成片`), description: context.i18n._(msg`用数字分身拍的写真和动态肖像`), hidden: true } }
  },
  head: loadedHead,
  component: PicturePage,
})
