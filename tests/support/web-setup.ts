import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { forgetAnswers, server } from './mock-server.ts'

// A page that logs an error is broken even when it looks right.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  server.resetHandlers()
  forgetAnswers()
  localStorage.clear()
  sessionStorage.clear()
})
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
