import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { deletionQuery, receiptQuery } from '~/entities/account-data/account-data.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { idIn, type Search } from '~/shared/lib/search.ts'
import { DeletionPage } from './-deletion-page.tsx'

export const Route = createFileRoute('/functionSquare/set/deletion')({
  // What few open weighs nothing for everybody else.
  codeSplitGroupings: [['loader', 'component']],
  /** `receipt`: shows what came of a request to whoever has its id. */
  validateSearch: ({ receipt }: Search): { receipt?: string } => ({ receipt: idIn(receipt) }),
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  loader: async ({ context, location, deps: { receipt } }) => {
    if (receipt) return void (await context.queryClient.ensureQueryData(receiptQuery(receipt)).catch(orNotFound))
    await requirePerson(context, location)
    await context.queryClient.ensureQueryData(deletionQuery)
  },
  head: ({ match }) => {
    const title = match.context.i18n._(msg`注销账号`)
    return pageHead({ title, description: title, path: match.pathname, hidden: true })
  },
  component: DeletionPage,
})
