import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '~/shared/lib/page-head.ts'
import { pageOrigin } from '~/shared/lib/page-origin.ts'
import { readWebAddress } from '~/shared/navigation/web-address.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { WebviewPage } from './-webview/webview-page.tsx'

export const Route = createFileRoute('/square/webview/index')({
  /** `uri`: the external page. */
  validateSearch: ({ uri }: Search) => ({ uri: textIn(uri) ?? '' }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    const address = readWebAddress(deps.uri, pageOrigin())
    if (address.kind === 'own') throw redirect({ href: address.href })
    return address
  },
  head: ({ match, loaderData }) => {
    const { i18n } = match.context
    return pageHead({
      title: loaderData?.kind === 'external' ? loaderData.host : i18n._(msg`网页`),
      description: i18n._(msg`在 Inkling 里打开的外部网页`),
      path: match.pathname,
      hidden: true,
    })
  },
  component: WebviewPage,
})
