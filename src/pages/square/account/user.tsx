import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { optionListQuery } from '~/entities/session/option.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { libraryQuery } from '~/entities/work/work.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { MinePage } from './-mine-page.tsx'

export const Route = createFileRoute('/square/account/user')({
  loader: async ({ context: { queryClient, i18n } }) => {
    if (await queryClient.ensureQueryData(userQuery)) {
      // Whether there is something to pay moves the entries.
      await Promise.all([queryClient.ensureInfiniteQueryData(libraryQuery({})), queryClient.prefetchQuery(optionListQuery)])
    }
    return { head: { title: i18n._(msg`我的`), description: i18n._(msg`我的作品、灵感值和设置`), hidden: true } }
  },
  head: loadedHead,
  component: MinePage,
})
