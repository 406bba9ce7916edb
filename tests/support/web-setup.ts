import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { deviceStorage, tabStorage } from '~/shared/lib/safe-storage.ts'
import { forgetApiErrors } from '~/shared/ui/toast/api-error.ts'
import { tellOfPageOnce } from './awaited-queries.ts'
import { fillBrowserGaps } from './browser-gaps.ts'
import { forgetAnswers, server } from './mock-server.ts'

// Much of the code arrives when it is first needed, and the machine may be busy; what comes ends the wait.
configure({ asyncUtilTimeout: 10_000 })
tellOfPageOnce()

beforeEach(fillBrowserGaps)
afterEach(() => {
  cleanup()
  forgetApiErrors()
  // What a test put there by hand; a page takes its body with it.
  ;(document.body as HTMLElement | null)?.replaceChildren()
  server.resetHandlers()
  forgetAnswers()
  deviceStorage.removeAll('')
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  tabStorage.removeAll('')
  vi.unstubAllGlobals()
})
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(async () => {
  // Code that is fetched ahead must not arrive when the page is gone.
  await vi.dynamicImportSettled()
  server.close()
})
