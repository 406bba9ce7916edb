import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { DescPage } from './-desc-page.tsx'

export const Route = createFileRoute('/functionSquare/buy/desc')({
  loader: ({ context: { i18n } }) => ({ head: { title: i18n._(msg`充值说明`), description: i18n._(msg`充值灵感值，或开通会员查看创作描述、优先排队`) } }),
  head: loadedHead,
  component: DescPage,
})
