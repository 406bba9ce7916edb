import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { fillBrowserGaps } from './browser-gaps.ts'
import { forgetAnswers, server } from './mock-server.ts'

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
afterAll(() => server.close())
