import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { inviteInfoQuery, invitationsQuery } from '~/entities/invitation/invitation.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { FriendPage } from './-invite/friend-page.tsx'

export const Route = createFileRoute('/functionList/draw/friend')({
  loader: async ({ context: { queryClient, i18n } }) => {
    // What fails here is asked for again by the page, which says so.
    if (await queryClient.ensureQueryData(userQuery))
      await Promise.all([queryClient.prefetchQuery(inviteInfoQuery), queryClient.prefetchInfiniteQuery(invitationsQuery)])
    return { head: { title: i18n._(msg`邀请好友`), description: i18n._(msg`邀请朋友，两人都得灵感值`) } }
  },
  head: loadedHead,
  component: FriendPage,
})
