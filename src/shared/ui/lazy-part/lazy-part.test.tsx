// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '#config'
import { renderUi } from '../render-ui.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { WhenFails } from './not-loaded.tsx'

/** Rejects as often as it is told to, as a browser does whose connection is lost. */
function partThatFails(times: number, whenFails: WhenFails) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/x.js')
    return { Greeting: ({ name }: { name: string }) => <p>你好，{name}</p> }
  })
  return { load, Greeting: lazyPart(load, 'Greeting', { whenFails }) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets time pass, and what it set going come to its end. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await new Promise((resolve) => setImmediate(resolve))
  })

test('a part that is optional is left out, and comes later by itself', async () => {
  const { load, Greeting } = partThatFails(2, 'quiet')
  renderUi(<main>其余<Greeting name="小墨" /></main>)
  await pass(0)
  expect(screen.getByRole('main').textContent).toBe('其余')
  await pass(5000)
  expect(load).toHaveBeenCalledTimes(2)
  await pass(20_000)
  expect(screen.getByText('你好，小墨')).toBeTruthy()
})

test('it is fetched as soon as the network is back', async () => {
  const { Greeting } = partThatFails(1, 'quiet')
  renderUi(<Greeting name="小墨" />)
  await pass(0)
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(0)
  expect(screen.getByText('你好，小墨')).toBeTruthy()
})

test('what the server has by then is fetched again at once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  const { load, Greeting } = partThatFails(1, 'here')
  renderUi(<Greeting name="小墨" />)
  await pass(0)
  expect(screen.getByText('你好，小墨')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('attempts that nobody asked for end', async () => {
  const { load, Greeting } = partThatFails(100, 'quiet')
  renderUi(<Greeting name="小墨" />)
  for (let minute = 0; minute < 10; minute++) await pass(60_000)
  expect(load).toHaveBeenCalledTimes(4)
})

test('where a person waits for it, it says so beside what is there, and comes when asked again', async () => {
  const { Greeting } = partThatFails(1, 'here')
  renderUi(<Greeting name="小墨" fallback={<p>照片</p>} />)
  await pass(0)
  expect(screen.getByRole('alert').textContent).toContain('这一部分没能打开')
  expect(screen.getByText('照片')).toBeTruthy()
  fireEvent.click(screen.getByText('再试一次'))
  await pass(0)
  expect(screen.getByText('你好，小墨')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('over the page it can be sent away, and opens the next time', async () => {
  const { Greeting } = partThatFails(1, 'over')
  const giveUp = vi.fn<() => void>()
  const { unmount } = renderUi(<Greeting name="小墨" onGiveUp={giveUp} />)
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(giveUp).toHaveBeenCalledOnce()
  unmount()
  renderUi(<Greeting name="小墨" />)
  await pass(0)
  expect(screen.getByText('你好，小墨')).toBeTruthy()
})

test('one that never comes is given up after a minute', async () => {
  const Never = lazyPart(() => new Promise<{ Part: () => null }>(() => {}), 'Part', { whenFails: 'here' })
  renderUi(<Never fallback={<p>照片</p>} />)
  await pass(appConfig.timeouts.pageMs - 1)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1)
  expect(screen.getByRole('alert')).toBeTruthy()
})

test('what was fetched ahead is there at once', async () => {
  const { load, Greeting } = partThatFails(0, 'here')
  Greeting.prepare()
  await pass(0)
  renderUi(<Greeting name="小墨" />)
  await pass(0)
  expect(screen.getByText('你好，小墨')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})
