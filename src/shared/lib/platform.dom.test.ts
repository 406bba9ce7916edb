import { afterEach, expect, test, vi } from 'vitest'
import { callContext } from '~/shared/api/call-context.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

function pretend(userAgent: string, touchPoints: number) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true })
}
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'maxTouchPoints')
})

/** The module as a page that has just been loaded has it. */
async function load() {
  vi.resetModules()
  return import('./platform.ts')
}

test('an iPad that says it is a Mac is rendered as the server knew it, and tells for the next time', async () => {
  pretend(mac, 5)
  const first = await load()
  first.tellTouch()
  expect([first.browserPlatform(), first.requestPlatform()]).toEqual(['h5', 'pc'])
  expect(callContext().platform).toBe('h5')
  const second = await load()
  expect([second.browserPlatform(), second.requestPlatform(), second.requestTouch()]).toEqual(['h5', 'h5', 5])
})

test.each([
  [mac, 0],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 10],
])('%s with %i fingers has nothing to tell', async (agent, touchPoints) => {
  pretend(agent, touchPoints)
  const page = await load()
  page.tellTouch()
  expect(document.cookie).toBe('')
  expect([page.browserPlatform(), page.requestPlatform()]).toEqual(['pc', 'pc'])
})
