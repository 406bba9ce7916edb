import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { userQuery } from '~/entities/user/user.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { SettingsPage } from './-settings-page.tsx'

export const Route = createFileRoute('/functionSquare/set/index')({
  loader: async ({ context: { queryClient } }) => void (await queryClient.ensureQueryData(userQuery)),
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`设置`),
      description: match.context.i18n._(msg`语言、密码、隐私和登录的设备`),
      path: match.pathname,
      hidden: true,
    }),
  component: SettingsPage,
})
