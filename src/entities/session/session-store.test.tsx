import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createSessionStore } from './create-session-store.ts'
import { SessionStoreProvider } from './session-store-provider.tsx'
import { usePrivacyConsent, useSessionField, useSessionStore } from './session-store.ts'

const KEY = 'inkling.session'
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null
const storeOf = (text: string) => {
  localStorage.setItem(KEY, text)
  return createSessionStore()
}

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

test('a first visit begins with the defaults, and is remembered as the first', () => {
  const store = createSessionStore()
  expect(store.get()).toMatchObject({ privacyConsent: undefined, auth: false, chatPlatform: 1, bindMobilePopup: false, questionnairePopup: false, isFirst: true, isreg: false })
  stop = store.start()
  expect(createSessionStore().get().isFirst).toBe(false)
})

test('what must outlive the page is kept with its version, and nothing else', () => {
  const store = createSessionStore()
  store.set({ privacyConsent: true, isreg: true, auth: true })
  store.set({ questionnaire: { counted: ['a'], done: false }, bindMobilePopup: true, chatPlatform: 2 })
  expect(stored()).toEqual({
    version: 1,
    privacyConsent: true,
    chatPlatform: 2,
    isreg: true,
    bindMobilePopup: true,
    questionnaire: { counted: ['a'], done: false },
  })
  expect(createSessionStore().get()).toMatchObject({ privacyConsent: true, isreg: true, chatPlatform: 2, bindMobilePopup: true, auth: false })
})

test.each(['', '{', 'null', '[]', '7', '{"version":"1"}', '{}'])('stored text that is broken (%j) is dropped', (text) => {
  expect(storeOf(text).get()).toMatchObject({ privacyConsent: undefined, chatPlatform: 1, isreg: false })
})

test('a field that is broken is dropped alone', () => {
  const store = storeOf(JSON.stringify({ version: 1, privacyConsent: 'yes', chatPlatform: 3, questionnaire: { counted: 4, done: true } }))
  expect(store.get()).toMatchObject({ privacyConsent: undefined, chatPlatform: 3, questionnaire: { counted: [], done: false } })
})

test.each([0, 2])('of version %i only the answer about privacy is taken over', (version) => {
  const store = storeOf(JSON.stringify({ version, privacyConsent: false, chatPlatform: 9, isreg: true }))
  expect(store.get()).toMatchObject({ privacyConsent: false, chatPlatform: 1, isreg: false })
})

test('where the store is refused, the page goes on with its memory', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = createSessionStore()
  store.set({ privacyConsent: true })
  expect(store.get().privacyConsent).toBe(true)
  vi.restoreAllMocks()
  store.set({ privacyConsent: undefined })
})

test("another tab's change is taken over, and not taken back by a change of this one", () => {
  const store = createSessionStore()
  stop = store.start()
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  const there = { version: 1, privacyConsent: false, isreg: true }
  localStorage.setItem(KEY, JSON.stringify(there))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(heard).toHaveBeenCalled()
  expect(store.get()).toMatchObject({ privacyConsent: false, isreg: true })

  localStorage.setItem(KEY, JSON.stringify({ ...there, privacyConsent: true }))
  store.set({ chatPlatform: 2 })
  expect(stored()).toMatchObject({ privacyConsent: true, isreg: true, chatPlatform: 2 })
})

test('what the browser is comes with the start', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49 miniProgram/wx1',
  )
  const store = createSessionStore()
  expect(store.get().systemInfo).toBeUndefined()
  stop = store.start()
  expect(store.get()).toMatchObject({ platform: 'chat', port: 'mini', systemInfo: { os: 'ios', osVersion: 17, browser: 'MicroMessenger' } })
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36', false, 'h5'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36', true, 'app'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', false, 'pc'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 MicroMessenger/7.0.20', false, 'pc'],
])('the door of %s (installed: %s) is %s', (agent, installed, port) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
  const store = createSessionStore()
  stop = store.start()
  expect(store.get().port).toBe(port)
})

function Shown() {
  const [consent, setConsent] = usePrivacyConsent()
  const isFirst = useSessionField('isFirst')
  const store = useSessionStore()
  return (
    <button type="button" onClick={() => setConsent(true)} data-token={store.token()}>
      {`${String(consent)} ${String(isFirst)}`}
    </button>
  )
}
const page = (
  <SessionStoreProvider>
    <Shown />
  </SessionStoreProvider>
)

test('the server renders the defaults, and the browser takes over without a complaint', async () => {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, privacyConsent: false }))
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  expect(host.textContent).toBe('undefined false')
  const complaints: unknown[] = []
  const root = await act(async () => hydrateRoot(host, page, { onRecoverableError: (error) => complaints.push(error) }))
  expect(host.textContent).toBe('false false')
  expect(complaints).toEqual([])
  act(() => root.unmount())
  host.remove()
})

test('the answer about privacy is asked for once; a browser that refuses for the person has answered', async () => {
  render(page)
  expect(screen.getByRole('button').textContent).toBe('undefined true')
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('true true')
  cleanup()

  localStorage.clear()
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  render(page)
  expect(screen.getByRole('button').textContent).toMatch(/^false/)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
