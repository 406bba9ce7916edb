import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { appConfig } from '#config'
import { createI18n } from '~/shared/i18n/load-i18n.ts'
import { detectLocale } from '~/shared/i18n/detect-locale.ts'
import { pageNonce } from '~/shared/lib/page-nonce.ts'
import { addressesOf } from '~/shared/navigation/addresses.ts'
import { createPlaceScroll } from '~/shared/navigation/place-scroll.ts'
import { scrollKey } from '~/shared/navigation/scroll-key.ts'
import { PageError } from './shell/page-error.tsx'
import { PageNotFound } from './shell/page-not-found.tsx'
import { PagePending } from './shell/page-pending.tsx'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { routeTree } from './routeTree.gen.ts'

export async function getRouter() {
  const i18n = await createI18n(detectLocale())
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree,
    basepath: appConfig.base,
    context: { queryClient, i18n, addresses: (): readonly string[] => addressesOf(router) },
    ssr: { nonce: pageNonce() },
    // One address a page: another letter case is led to it.
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: appConfig.timeouts.pageLoaderDelayMs,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    scrollRestoration: createPlaceScroll(),
    getScrollRestorationKey: scrollKey,
    Wrap: ({ children }) => <Providers i18n={i18n}>{children}</Providers>,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
