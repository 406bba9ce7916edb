import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { dataExportQuery } from '~/entities/account-data/account-data.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { MyDataPage } from './-my-data-page.tsx'

export const Route = createFileRoute('/functionSquare/set/myData')({
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    await context.queryClient.ensureQueryData(dataExportQuery)
    const title = context.i18n._(msg`我的数据`)
    return { head: { title, description: title, hidden: true } }
  },
  head: loadedHead,
  component: MyDataPage,
})
