import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, type Search } from '~/shared/lib/search.ts'
import { loadReady } from './-photo/load-flow.ts'
import { PicturePage } from './-photo/picture-page.tsx'

export const Route = createFileRoute('/functionListThree/photo/picture')({
  validateSearch: ({ id }: Search): { id?: string } => ({ id: idIn(id) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, location, deps: { id } }) => {
    // What was made of it comes after the page: it takes as many statements again.
    await loadReady(context, location, id)
    return { head: { title: context.i18n._(msg`写真成片`), description: context.i18n._(msg`用数字分身拍的写真和动态肖像`), hidden: true } }
  },
  head: loadedHead,
  component: PicturePage,
})
