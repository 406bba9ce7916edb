import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/page-head.ts'
import { MemberPage } from './-member-page.tsx'

export const Route = createFileRoute('/functionSquare/about/member')({
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`会员协议`),
      description: match.context.i18n._(msg`充值灵感值，或开通会员查看创作描述、优先排队`),
      path: match.pathname,
    }),
  component: MemberPage,
})
