import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { invitationsQuery } from '~/entities/invitation/invitation.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { InviteDetailPage } from './-invite/invite-detail-page.tsx'

export const Route = createFileRoute('/functionList/draw/invitedetail')({
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    await context.queryClient.prefetchInfiniteQuery(invitationsQuery)
    return { head: { title: context.i18n._(msg`邀请明细`), description: context.i18n._(msg`邀请朋友，两人都得灵感值`), hidden: true } }
  },
  head: loadedHead,
  component: InviteDetailPage,
})
