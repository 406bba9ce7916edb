import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, textIn, type Search } from '~/shared/lib/search.ts'
import { OrdersPage } from './-balance/orders-page.tsx'

export const Route = createFileRoute('/functionSquare/balance/index')({
  // What filters there are is the page's to know. `order` is the one that is open.
  validateSearch: ({ filter, order }: Search): { filter?: string; order?: string } => ({ filter: textIn(filter), order: idIn(order) }),
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    const title = context.i18n._(msg`充值明细`)
    return { head: { title, description: title, hidden: true } }
  },
  head: loadedHead,
  component: OrdersPage,
})
