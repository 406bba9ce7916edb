import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { begunOf } from '~/entities/double/double.queries.ts'
import { idIn, type Search } from '~/shared/lib/search.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { ClonePage } from './-photo/clone-page.tsx'
import { loadDoubles } from './-photo/load-flow.ts'

export const Route = createFileRoute('/functionListThree/photo/create_clone')({
  /** `id`: one that is ready. */
  validateSearch: ({ id }: Search): { id?: string } => ({ id: idIn(id) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, location, deps: { id } }) => {
    const doubles = await loadDoubles(context, location)
    const begun = begunOf(doubles)
    const ready = doubles.filter(({ state }) => state === 'ready')
    if (!begun && !(id ? ready.some((double) => double.id === id) : ready[0])) throw redirect({ to: '/functionListThree/photo/gender_selection', replace: true })
    if (!id && begun && begun.state !== 'building') throw redirect({ to: '/functionListThree/photo/upload_creation', replace: true })
    return { head: { title: context.i18n._(msg`生成分身`), description: context.i18n._(msg`用你的照片合成标准像`), hidden: true } }
  },
  head: loadedHead,
  component: ClonePage,
})
