import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { inviteInfoQuery } from '~/entities/invitation/invitation.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { PosterPage } from './-invite/poster-page.tsx'

export const Route = createFileRoute('/functionList/draw/sharehb')({
  validateSearch: ({ design }: Search): { design?: string } => ({ design: textIn(design) }),
  loader: async ({ context: { queryClient, i18n } }) => {
    if (await queryClient.ensureQueryData(userQuery)) await queryClient.prefetchQuery(inviteInfoQuery)
    return { head: { title: i18n._(msg`分享海报`), description: i18n._(msg`邀请朋友，两人都得灵感值`), hidden: true } }
  },
  head: loadedHead,
  component: PosterPage,
})
