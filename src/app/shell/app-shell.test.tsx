// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet, RouterProvider, createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { act, cleanup, screen, within } from '@testing-library/react'
import { House, LayoutGrid } from 'lucide-react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Page } from '~/shared/ui/page/page.tsx'
import { Toaster } from '~/shared/ui/toast/toaster.tsx'
import { AppShell } from './app-shell.tsx'
import { PageNotFound } from './page-not-found.tsx'
import type { ShellEntry } from './shell-entries.ts'

afterEach(cleanup)

const entries: ShellEntry[] = [
  { to: '/', aliases: ['/square/square/index'], label: '首页', icon: House, count: 120 },
  // The test's own router knows the path; the app's types may not.
  { to: '/studio' as ShellEntry['to'], label: 'AI工作台', icon: LayoutGrid },
]

function Frame() {
  return (
    <AppShell entries={entries} locale="zh-Hans" onChangeLocale={() => {}}>
      <Outlet />
    </AppShell>
  )
}

async function pageAt(path: string) {
  const root = createRootRoute({ component: Frame, notFoundComponent: PageNotFound })
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: () => <Page>广场</Page> }),
    createRoute({ getParentRoute: () => root, path: '/square/square/index', component: () => <Page>广场</Page> }),
    createRoute({ getParentRoute: () => root, path: '/studio', component: () => <Page title="AI工作台">工具</Page> }),
    createRoute({
      getParentRoute: () => root,
      path: '/wallet',
      component: () => <Page title="钱包" backTo="/" action={<button type="button">充值</button>}>余额</Page>,
    }),
  ]
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const i18n = setupI18n({ locale: 'zh-Hans', messages: { 'zh-Hans': {} } })
  return (
    <I18nProvider i18n={i18n}>
      {/* The app's registered router is another one. */}
      <RouterProvider router={router as never} />
      <Toaster />
    </I18nProvider>
  )
}

/** Renders on the server, hydrates in the browser, and tells what did not match. */
async function open(path: string) {
  const page = await pageAt(path)
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  const complaints: unknown[] = []
  await act(async () => hydrateRoot(host, page, { onRecoverableError: (error) => complaints.push(error) }))
  return { complaints, close: () => host.remove() }
}

const tabBar = () => screen.queryAllByRole('navigation', { name: '主导航' })[1]

test('a tab page shows the tab bar with itself selected, by either of its addresses', async () => {
  for (const path of ['/', '/square/square/index', '/square/square/index/']) {
    const { complaints, close } = await open(path)
    const home = within(tabBar()!).getByRole('link', { name: /首页/ })
    expect(home.getAttribute('aria-current')).toBe('page')
    expect(home.textContent).toContain('99+')
    expect(within(tabBar()!).getByRole('link', { name: 'AI工作台' }).getAttribute('aria-current')).toBeNull()
    expect(complaints).toEqual([])
    close()
  }
})

test('a deeper page has a title, a way back and its action, and no tab bar', async () => {
  const { complaints, close } = await open('/wallet')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('钱包')
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('button', { name: '充值' })).toBeTruthy()
  expect(tabBar()).toBeUndefined()
  expect(complaints).toEqual([])
  close()
})

test('an address that leads nowhere offers the places there are', async () => {
  const { close } = await open('/nowhere')
  const ways = within(screen.getByRole('main')).getAllByRole('link')
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/studio'])
  close()
})
