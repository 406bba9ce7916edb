import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { userQuery } from '~/entities/user/user.queries.ts'
import { libraryQuery } from '~/entities/work/work.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { MinePage } from './-mine-page.tsx'

export const Route = createFileRoute('/square/account/user')({
  loader: async ({ context: { queryClient } }) => {
    if (await queryClient.ensureQueryData(userQuery)) await queryClient.ensureInfiniteQueryData(libraryQuery({}))
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`我的`),
      description: match.context.i18n._(msg`我的作品、灵感值和设置`),
      path: match.pathname,
      hidden: true,
    }),
  component: MinePage,
})
