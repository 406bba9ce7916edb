// @vitest-environment jsdom
import { createRootRoute, createRoute, type AnyRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'

const pageOf = (path: string): { Route: AnyRoute } => ({ Route: createRoute({ path, getParentRoute: () => createRootRoute() }) })

/** The app as it starts in a page whose HTML names this code. */
async function openPage(code: string) {
  vi.resetModules()
  document.head.innerHTML = `<link rel="modulepreload" href="data:text/javascript,${encodeURIComponent(code)}">`
  return import('./page-files.ts')
}

test('the opened page needs no table of the others: its own code says that it is there', async () => {
  const { loadPage, registerPage } = await openPage(`globalThis.runsOpenedPage()`)
  const page = pageOf('/opened')
  vi.stubGlobal('runsOpenedPage', () => registerPage('/opened', page, ''))
  const readTable = vi.fn(async () => ({ pages: {} }))
  const loading = loadPage('/opened', readTable)
  expect(await loading).toBe(page)
  // Read in idle time for the next page, after this one.
  await vi.waitFor(() => expect(readTable).toHaveBeenCalledOnce())
})

test('another page is found in the table, also where code that the HTML names does not come', async () => {
  const { loadPage } = await openPage(`throw new Error('did not come')`)
  const page = pageOf('/other')
  expect(await loadPage('/other', async () => ({ pages: { '/other': async () => page } }))).toBe(page)
})

test('a table that does not come is asked for again with the next page', async () => {
  const { loadPage } = await openPage('')
  const page = pageOf('/other')
  const readTable = vi.fn(async () => ({ pages: { '/other': async () => page } }))
  readTable.mockRejectedValueOnce(new TypeError('did not come'))
  await expect(loadPage('/other', readTable)).rejects.toThrow('did not come')
  expect(await loadPage('/other', readTable)).toBe(page)
})
