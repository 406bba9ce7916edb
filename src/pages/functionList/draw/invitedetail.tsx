import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { invitationsQuery } from '~/entities/invitation/invitation.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { InviteDetailPage } from './-invite/invite-detail-page.tsx'

export const Route = createFileRoute('/functionList/draw/invitedetail')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    await context.queryClient.prefetchInfiniteQuery(invitationsQuery)
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`邀请明细`),
      description: match.context.i18n._(msg`邀请朋友，两人都得灵感值`),
      path: match.pathname,
      hidden: true,
    }),
  component: InviteDetailPage,
})
