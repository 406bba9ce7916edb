import { createRoute, redirect, type AnyRoute, type LazyRoute } from '@tanstack/react-router'

/**
 * A route of the browser's tree (`scripts/vite-late-pages.ts`) that is its address alone until its page's file has come. What the
 * address's query means stands in that file too, so where a page is opened before its file is there, the address is matched
 * once more when it has come.
 */
export function latePage(root: AnyRoute, path: string, load: () => Promise<{ Route: AnyRoute }>): AnyRoute {
  const place = { path, getParentRoute: () => root }
  const come = async () => {
    const { Route } = await load()
    // The file's own route is not in the tree, but knows where it stands.
    Object.assign(Route.options, place)
    Route.init(0)
    Object.assign(page.options, { loader: undefined }, Route.options)
    return Route
  }
  const page: AnyRoute = createRoute({
    ...place,
    loader: async ({ location: { href } }) => {
      await come()
      throw redirect({ href, state: true })
    },
  })
  // Of what is loaded late the router reads the options, which any route has.
  return page.lazy(come as () => Promise<LazyRoute<AnyRoute>>)
}
