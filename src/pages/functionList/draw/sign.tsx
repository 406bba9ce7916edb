import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { signStateQuery } from '~/entities/sign-in/sign-in.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { SignPage } from './-sign/sign-page.tsx'

export const Route = createFileRoute('/functionList/draw/sign')({
  // What the loader needs comes with the page, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(userQuery), queryClient.ensureQueryData(signStateQuery())])
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`每日签到`),
      description: match.context.i18n._(msg`每天签到领灵感值，连签越久领得越多`),
      path: match.pathname,
    }),
  component: SignPage,
})
