import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { dataExportQuery } from '~/entities/account-data/account-data.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { MyDataPage } from './-my-data-page.tsx'

export const Route = createFileRoute('/functionSquare/set/myData')({
  // What few open weighs nothing for everybody else.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    await context.queryClient.ensureQueryData(dataExportQuery)
  },
  head: ({ match }) => {
    const title = match.context.i18n._(msg`我的数据`)
    return pageHead({ title, description: title, path: match.pathname, hidden: true })
  },
  component: MyDataPage,
})
