/// <reference types="vite/client" />
import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import localeChunks from 'virtual:locale-chunks'
import { appConfig } from '#config'
import { userQuery } from '~/entities/user/user.queries.ts'
import { frameOnly } from '~/shared/lib/frame-only.ts'
import { Document } from '~/app/document.tsx'
import { FramePending } from '~/app/shell/frame-pending.tsx'
import { Shell } from '~/app/shell.tsx'
import styles from '~/app/style/global.css?url'

interface RouterContext {
  queryClient: QueryClient
  i18n: I18n
  /** Of all pages that there are. */
  addresses: () => readonly string[]
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // The bar shows the person and the balance on every page, so the server knows them before it renders.
  loader: ({ context }) => context.queryClient.ensureQueryData(userQuery),
  head: ({ match }) => {
    const { i18n } = match.context
    const catalogue = localeChunks[i18n.locale]
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
        { rel: 'stylesheet', href: styles },
        { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
        ...(catalogue ? [{ rel: 'modulepreload', href: catalogue }] : []),
      ],
    }
  },
  shellComponent: Document,
  ssr: () => !frameOnly(),
  pendingComponent: FramePending,
  component: Shell,
})
