import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { DownPage } from './-down/down-page.tsx'

export const Route = createFileRoute('/down')({
  loader: ({ context: { i18n } }) => ({ head: { title: i18n._(msg`下载应用`), description: i18n._(msg`把 Inkling 装到手机和电脑的桌面上`) } }),
  head: loadedHead,
  component: DownPage,
})
