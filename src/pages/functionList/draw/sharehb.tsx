import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { inviteInfoQuery } from '~/entities/invitation/invitation.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { PosterPage } from './-invite/poster-page.tsx'

export const Route = createFileRoute('/functionList/draw/sharehb')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: ({ design }: Search): { design?: string } => ({ design: textIn(design) }),
  loader: async ({ context: { queryClient } }) => {
    if (await queryClient.ensureQueryData(userQuery)) await queryClient.prefetchQuery(inviteInfoQuery)
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`分享海报`),
      description: match.context.i18n._(msg`邀请朋友，两人都得灵感值`),
      path: match.pathname,
      hidden: true,
    }),
  component: PosterPage,
})
