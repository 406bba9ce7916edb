import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { begunOf } from '~/entities/double/double.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { GenderPage } from './-photo/gender-page.tsx'
import { loadDoubles } from './-photo/load-flow.ts'

export const Route = createFileRoute('/functionListThree/photo/gender_selection')({
  loader: async ({ context, location }) => {
    const begun = begunOf(await loadDoubles(context, location))
    if (begun?.state === 'building') throw redirect({ to: '/functionListThree/photo/create_clone', replace: true })
    return { head: { title: context.i18n._(msg`创建数字分身`), description: context.i18n._(msg`用几张照片，创建只属于你的数字分身`), hidden: true } }
  },
  head: loadedHead,
  component: GenderPage,
})
