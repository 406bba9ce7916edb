import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { pageOrigin } from '~/shared/lib/page-origin.ts'
import { readWebAddress } from '~/shared/navigation/web-address.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { WebviewPage } from './-webview/webview-page.tsx'

export const Route = createFileRoute('/square/webview/index')({
  /** `uri`: the external page. */
  validateSearch: ({ uri }: Search) => ({ uri: textIn(uri) ?? '' }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { i18n }, deps }) => {
    const address = readWebAddress(deps.uri, pageOrigin())
    if (address.kind === 'own') throw redirect({ href: address.href })
    const title = address.kind === 'external' ? address.host : i18n._(msg`网页`)
    return { address, head: { title, description: i18n._(msg`在 Inkling 里打开的外部网页`), hidden: true } }
  },
  head: loadedHead,
  component: WebviewPage,
})
