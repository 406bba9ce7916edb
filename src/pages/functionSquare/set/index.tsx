import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { userQuery } from '~/entities/user/user.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { SettingsPage } from './-settings-page.tsx'

export const Route = createFileRoute('/functionSquare/set/index')({
  loader: async ({ context: { queryClient, i18n } }) => {
    await queryClient.ensureQueryData(userQuery)
    return { head: { title: i18n._(msg`设置`), description: i18n._(msg`语言、密码、隐私和登录的设备`), hidden: true } }
  },
  head: loadedHead,
  component: SettingsPage,
})
