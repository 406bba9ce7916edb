import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { fillBrowserGaps } from './browser-gaps.ts'
import { forgetAnswers, server } from './mock-server.ts'

// A page that logs an error is broken even when it looks right.
beforeEach(() => {
  fillBrowserGaps()
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  server.resetHandlers()
  forgetAnswers()
  localStorage.clear()
  document.cookie = 'uni_id_token=; Path=/; Max-Age=0'
  sessionStorage.clear()
})
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
