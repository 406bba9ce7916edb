import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { deletionQuery, receiptQuery } from '~/entities/account-data/account-data.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, type Search } from '~/shared/lib/search.ts'
import { DeletionPage } from './-deletion-page.tsx'

export const Route = createFileRoute('/functionSquare/set/deletion')({
  /** `receipt`: shows what came of a request to whoever has its id. */
  validateSearch: ({ receipt }: Search): { receipt?: string } => ({ receipt: idIn(receipt) }),
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  loader: async ({ context, location, deps: { receipt } }) => {
    if (receipt) await context.queryClient.ensureQueryData(receiptQuery(receipt)).catch(orNotFound)
    else {
      await requirePerson(context, location)
      await context.queryClient.ensureQueryData(deletionQuery)
    }
    const title = context.i18n._(msg`注销账号`)
    return { head: { title, description: title, hidden: true } }
  },
  head: loadedHead,
  component: DeletionPage,
})
