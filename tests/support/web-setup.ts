import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { fillBrowserGaps } from './browser-gaps.ts'
import { forgetAnswers, server } from './mock-server.ts'

// Much of the code arrives when it is first needed, and the machine may be busy; what comes ends the wait.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(fillBrowserGaps)
afterEach(() => {
  cleanup()
  server.resetHandlers()
  forgetAnswers()
  localStorage.clear()
  document.cookie = 'uni_id_token=; Path=/; Max-Age=0'
  sessionStorage.clear()
})
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(async () => {
  // Code that is fetched ahead must not arrive when the page is gone.
  await vi.dynamicImportSettled()
  server.close()
})
