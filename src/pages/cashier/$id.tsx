import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/page-head.ts'
import { CashierPage } from './-cashier-page.tsx'

/** The test cashier's page: no documented address, it stands for a payment provider's own. */
export const Route = createFileRoute('/cashier/$id')({
  head: ({ match }) => {
    const title = match.context.i18n._(msg`测试收银台`)
    return pageHead({ title, description: title, path: match.pathname, hidden: true })
  },
  component: CashierPage,
})
