/// <reference types="vite/client" />
// Before the styles of any part.
import '~/app/style/global.css'
import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { appConfig } from '#config'
import { userQuery } from '~/entities/user/user.queries.ts'
import { slicesOf } from '~/shared/i18n/message-slices.ts'
import { frameOnly } from '~/shared/lib/frame-only.ts'
import { Document } from '~/app/document.tsx'
import { FramePending } from '~/app/shell/frame-pending.tsx'
import { Shell } from '~/app/shell.tsx'

interface RouterContext {
  queryClient: QueryClient
  i18n: I18n
  /** Of all pages that there are. */
  addresses: () => readonly string[]
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // The bar shows the person and the balance on every page, so the server knows them before it renders.
  loader: ({ context }) => context.queryClient.ensureQueryData(userQuery),
  head: ({ match, matches }) => {
    const { i18n } = match.context
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content' },
        { name: 'theme-color', content: appConfig.colours.page },
        { name: 'color-scheme', content: 'dark' },
        // Until the page in sight says its own.
        { title: appConfig.name },
        { name: 'description', content: i18n._(msg`新一代全场景AI创作引擎`) },
      ],
      links: [
        // A first look at the page without its content would cost slow phones the time that the content needs, and one without
        // all of the tab bar would move it.
        { rel: 'expect', href: '#page', blocking: 'render' },
        { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/app/touch-180.png' },
        { rel: 'manifest', href: `/app/${i18n.locale}.webmanifest` },
        // Together with the code: hydration would otherwise wait one more round trip for its words.
        ...slicesOf(matches.map(({ routeId }) => routeId), i18n.locale).map((href) => ({
          rel: 'preload',
          as: 'fetch',
          href,
          crossOrigin: 'anonymous' as const,
        })),
      ],
    }
  },
  shellComponent: Document,
  ssr: () => !frameOnly(),
  pendingComponent: FramePending,
  component: Shell,
})
