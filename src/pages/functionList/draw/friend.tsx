import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { inviteInfoQuery, invitationsQuery } from '~/entities/invitation/invitation.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { FriendPage } from './-invite/friend-page.tsx'

export const Route = createFileRoute('/functionList/draw/friend')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient } }) => {
    if (!(await queryClient.ensureQueryData(userQuery))) return
    // What fails here is asked for again by the page, which says so.
    await Promise.all([queryClient.prefetchQuery(inviteInfoQuery), queryClient.prefetchInfiniteQuery(invitationsQuery)])
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`邀请好友`),
      description: match.context.i18n._(msg`邀请朋友，两人都得灵感值`),
      path: match.pathname,
    }),
  component: FriendPage,
})
