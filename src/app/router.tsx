import { createRouter, type AnyRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { appConfig } from '#config'
import { createI18n } from '~/shared/i18n/load-i18n.ts'
import { detectLocale } from '~/shared/i18n/detect-locale.ts'
import { pageNonce } from '~/shared/lib/page-nonce.ts'
import { addressesOf } from '~/shared/navigation/addresses.ts'
import { createPlaceScroll } from '~/shared/navigation/place-scroll.ts'
import { scrollKey } from '~/shared/navigation/scroll-key.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { PageError } from './shell/page-error.tsx'
import { PagePending } from './shell/page-pending.tsx'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { routeTree } from './routeTree.gen.ts'

/** Few see it, and no page of ours leads to it. */
const PageNotFound = lazyPart(() => import('./shell/page-not-found.tsx'), 'PageNotFound', { whenFails: 'here' })

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
    defaultNotFoundComponent: () => <PageNotFound />,
    scrollRestoration: createPlaceScroll(),
    // A page's place is kept when it is left; while the next is on its way, the loader may stand in it.
    getScrollRestorationKey: (location): string => (isOnTheWay(router) ? 'on the way' : scrollKey(location)),
    Wrap: ({ children }) => <Providers i18n={i18n}>{children}</Providers>,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  if (typeof document !== 'undefined') await loadOpenedPage(router)
  return router
}

const isOnTheWay = (router: AnyRouter) => typeof document !== 'undefined' && router.state.status === 'pending'

/** What the query of the page's address means stands in the page's own file. */
async function loadOpenedPage(router: AnyRouter): Promise<void> {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  // One that does not come is told of in its place.
  await Promise.allSettled(routes.map(async (route) => router.loadRouteChunk(route)))
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
