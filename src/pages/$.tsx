import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { findAddress } from '~/shared/navigation/near-addresses.ts'
import { pageHead } from '~/shared/lib/page-head.ts'

/** Every address that leads nowhere: on to the one that was meant, or the page that says so. */
export const Route = createFileRoute('/$')({
  loader: ({ context, location }) => {
    const meant = findAddress(location.pathname, context.addresses())
    if (meant) throw redirect({ href: `${meant}${location.searchStr}${location.hash && `#${location.hash}`}`, statusCode: 301 })
    throw notFound()
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`没有这一页`),
      description: match.context.i18n._(msg`网址可能写错了，或者页面已经搬走`),
      path: match.pathname,
      hidden: true,
    }),
})
