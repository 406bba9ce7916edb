import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { signStateQuery } from '~/entities/sign-in/sign-in.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { SignPage } from './-sign/sign-page.tsx'

export const Route = createFileRoute('/functionList/draw/sign')({
  loader: async ({ context: { queryClient, i18n } }) => {
    await Promise.all([queryClient.ensureQueryData(userQuery), queryClient.ensureQueryData(signStateQuery())])
    return { head: { title: i18n._(msg`每日签到`), description: i18n._(msg`每天签到领灵感值，连签越久领得越多`) } }
  },
  head: loadedHead,
  component: SignPage,
})
