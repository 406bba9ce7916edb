import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, type Search } from '~/shared/lib/search.ts'
import { CreatePage } from './-photo/create-page.tsx'
import { loadReady } from './-photo/load-flow.ts'

export const Route = createFileRoute('/functionListThree/photo/create')({
  validateSearch: ({ id }: Search): { id?: string } => ({ id: idIn(id) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, location, deps: { id } }) => {
    await Promise.all([loadReady(context, location, id), context.queryClient.ensureQueryData(generatorListQuery)])
    return { head: { title: context.i18n._(msg`选择模板`), description: context.i18n._(msg`选几个模板，一次拍一组写真`), hidden: true } }
  },
  head: loadedHead,
  component: CreatePage,
})
