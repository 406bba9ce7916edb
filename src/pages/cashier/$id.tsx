import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { CashierPage } from './-cashier-page.tsx'

/** The test cashier's page: no documented address, it stands for a payment provider's own. */
export const Route = createFileRoute('/cashier/$id')({
  loader: ({ context }) => {
    const title = context.i18n._(msg`测试收银台`)
    return { head: { title, description: title, hidden: true } }
  },
  head: loadedHead,
  component: CashierPage,
})
