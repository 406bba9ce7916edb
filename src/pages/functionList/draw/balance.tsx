import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { oneOf, type Search } from '~/shared/lib/search.ts'
import { BalancePage } from './-balance/balance-page.tsx'
import { balanceViews, type BalanceView } from './-balance/balance-views.ts'

export const Route = createFileRoute('/functionList/draw/balance')({
  validateSearch: ({ view }: Search): { view?: BalanceView } => ({ view: oneOf(balanceViews, view) }),
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    await context.queryClient.ensureQueryData(generatorListQuery)
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`灵感值明细`),
      description: match.context.i18n._(msg`每一点灵感值从哪里来，用在了哪幅作品上`),
      path: match.pathname,
      hidden: true,
    }),
  component: BalancePage,
})
