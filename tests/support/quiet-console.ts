import { afterEach, beforeEach, vi } from 'vitest'

// What logs an error is broken even when it looks right. Listed last, so that mocks are taken back before others clean up.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`)
  })
})
afterEach(() => void vi.restoreAllMocks())
