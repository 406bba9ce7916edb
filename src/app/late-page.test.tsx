// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, createRoute, type AnyRoute, type AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { latePage } from './late-page.ts'

/** A page whose file comes from `load`, beside one that is there. */
function openRouter(load: () => Promise<{ Route: AnyRoute }>): AnyRouter {
  const root = createRootRoute()
  const home = createRoute({ path: '/', getParentRoute: () => root })
  root.addChildren([home, latePage(root, '/page', load)])
  return createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
}

const pageFile = async () => {
  const Route: AnyRoute = createRoute({
    getParentRoute: () => createRootRoute(),
    path: '/page',
    validateSearch: ({ id }: { id?: unknown }) => ({ id: String(id) }),
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => `the page of ${deps.id}`,
  })
  return { Route }
}

const lastMatch = ({ state }: AnyRouter) => state.matches.at(-1)

test('a page opens with what its file says of the query', async () => {
  const router = openRouter(pageFile)
  await router.load()
  await router.navigate({ href: '/page?id=a#part' })
  expect(lastMatch(router)).toMatchObject({ routeId: '/page', status: 'success', search: { id: 'a' }, loaderData: 'the page of a' })
  expect(router.state.location).toMatchObject({ hash: 'part', searchStr: '?id=a' })
})

test('the history has one step for a page that came late', async () => {
  const router = openRouter(pageFile)
  await router.load()
  await router.navigate({ href: '/page?id=a' })
  await router.navigate({ href: '/page?id=b' })
  expect(router.history.length).toBe(3)
})

test('a page that is fetched ahead is there when it is opened', async () => {
  let asked = 0
  const router = openRouter(() => (asked++, pageFile()))
  await router.load()
  await router.preloadRoute({ to: '/page', search: { id: 'a' } } as never)
  const before = asked
  await router.navigate({ href: '/page?id=a' })
  expect(lastMatch(router)?.loaderData).toBe('the page of a')
  expect(asked).toBe(before)
})

test('a page without a loader of its own opens', async () => {
  const router = openRouter(async () => ({ Route: createRoute({ path: '/page', getParentRoute: () => createRootRoute() }) as AnyRoute }))
  await router.load()
  await router.navigate({ href: '/page' })
  expect(lastMatch(router)).toMatchObject({ routeId: '/page', status: 'success' })
})

test('a file that does not come is an error of the page, which opens when it comes after all', async () => {
  let lost = true
  const router = openRouter(() => (lost ? Promise.reject(new Error('a part did not load')) : pageFile()))
  await router.load()
  await router.navigate({ href: '/page?id=a' })
  expect(lastMatch(router)).toMatchObject({ routeId: '/page', status: 'error', error: { message: 'a part did not load' } })
  lost = false
  await router.invalidate()
  expect(lastMatch(router)).toMatchObject({ status: 'success', loaderData: 'the page of a' })
})
