import { describe, expect, test } from 'vitest'
import { RuntimeError, runtimeCode } from './runtime-error.ts'

const thrown = (name: string, message: string) => (name === 'TypeError' ? new TypeError(message) : new DOMException(message, name))

/** Word for word what the browsers throw. */
const cases: [browser: string, name: string, message: string][] = [
  ['Chromium', 'TimeoutError', 'signal timed out'],
  ['Firefox', 'TimeoutError', 'The operation timed out.'],
  ['Safari', 'TimeoutError', 'The operation timed out.'],
  ['Chromium', 'AbortError', 'signal is aborted without reason'],
  ['Chromium', 'AbortError', 'The user aborted a request.'],
  ['Firefox', 'AbortError', 'The operation was aborted. '],
  ['Safari', 'AbortError', 'Fetch is aborted'],
  ['Chromium', 'TypeError', 'Failed to fetch'],
  ['Chromium', 'TypeError', 'Failed to fetch dynamically imported module: https://inkling.example/assets/a.js'],
  ['Firefox', 'TypeError', 'NetworkError when attempting to fetch resource.'],
  ['Firefox', 'TypeError', 'error loading dynamically imported module: https://inkling.example/assets/a.js'],
  ['Safari', 'TypeError', 'Load failed'],
  ['Safari', 'TypeError', 'The network connection was lost.'],
  ['Safari', 'TypeError', 'The Internet connection appears to be offline.'],
  ['Safari', 'TypeError', 'Could not connect to the server.'],
  ['Safari', 'TypeError', 'A server with the specified hostname could not be found.'],
  ['Safari', 'TypeError', 'Importing a module script failed.'],
  ['our own uploads', 'NetworkError', 'upload: NetworkError'],
  ['Chromium', 'InvalidStateError', "Failed to execute 'send' on 'WebSocket': Still in CONNECTING state."],
  ['Firefox', 'InvalidStateError', 'An attempt was made to use an object that is not, or is no longer, usable'],
  ['Safari', 'InvalidStateError', 'The object is in an invalid state.'],
]
const codeOf: Record<string, number> = { TimeoutError: 5, AbortError: 600003, TypeError: 602001, NetworkError: 602001, InvalidStateError: 10002 }

test.each(cases)('%s: %s, %s', (_, name, message) => {
  expect(runtimeCode(thrown(name, message))).toBe(codeOf[name])
})

test('a style of a page that did not come', () => {
  expect(runtimeCode(new Error('a part did not load: Unable to preload CSS for /assets/a.css'))).toBe(602001)
})

test('an event source that cannot connect', () => {
  const source = Object.assign(new EventTarget(), { readyState: 2, url: '/api/task/events' })
  let code: number | undefined
  source.addEventListener('error', (event) => (code = runtimeCode(event)))
  source.dispatchEvent(new Event('error'))
  expect(code).toBe(600009)
})

test('a call that our server lost, also where only the words of the error were handed on', () => {
  expect(runtimeCode(new RuntimeError(5))).toBe(5)
  expect(runtimeCode(new Error(new RuntimeError(602001).message))).toBe(602001)
  expect(runtimeCode(new Error('runtime code 1'))).toBeUndefined()
})

describe('has no runtime code', () => {
  test.each([
    [new TypeError("Cannot read properties of undefined (reading 'id')")],
    [new DOMException("Failed to execute 'showModal' on 'HTMLDialogElement'", 'InvalidStateError')],
    [new DOMException('full', 'QuotaExceededError')],
    [new Error('Failed to fetch')],
    [new Event('error')],
    ['text'],
    [undefined],
  ])('%s', (error) => {
    expect(runtimeCode(error)).toBeUndefined()
  })
})
