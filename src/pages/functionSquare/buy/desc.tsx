import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/page-head.ts'
import { DescPage } from './-desc-page.tsx'

export const Route = createFileRoute('/functionSquare/buy/desc')({
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`充值说明`),
      description: match.context.i18n._(msg`充值灵感值，或开通会员查看创作描述、优先排队`),
      path: match.pathname,
    }),
  component: DescPage,
})
