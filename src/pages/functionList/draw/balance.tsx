import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { BalancePage } from './-balance/balance-page.tsx'

export const Route = createFileRoute('/functionList/draw/balance')({
  // What views there are is the page's to know.
  validateSearch: ({ view }: Search): { view?: string } => ({ view: textIn(view) }),
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    await context.queryClient.ensureQueryData(generatorListQuery)
    return { head: { title: context.i18n._(msg`灵感值明细`), description: context.i18n._(msg`灵感值的余额、到期和明细`), hidden: true } }
  },
  head: loadedHead,
  component: BalancePage,
})
