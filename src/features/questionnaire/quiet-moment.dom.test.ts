import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietMoment } from './quiet-moment.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function wait() {
  const stop = new AbortController()
  const came = vi.fn<() => void>()
  void quietMoment(stop.signal).then(came)
  return { came, stop: () => stop.abort() }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('comes after three seconds of nothing else', async () => {
  const { came } = wait()
  await pass(2900)
  expect(came).not.toHaveBeenCalled()
  await pass(100)
  expect(came).toHaveBeenCalledOnce()
})

test.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<div role="menu"></div>', '<textarea autofocus></textarea>'])(
  'waits while there is %s, and begins anew after it',
  async (html) => {
    const { came } = wait()
    await pass(2500)
    document.body.innerHTML = html
    document.querySelector('textarea')?.focus()
    await pass(20_000)
    expect(came).not.toHaveBeenCalled()
    document.body.replaceChildren()
    await pass(2900)
    expect(came).not.toHaveBeenCalled()
    await pass(600)
    expect(came).toHaveBeenCalledOnce()
  },
)

test('does not come for who no longer waits', async () => {
  const { came, stop } = wait()
  stop()
  await pass(10_000)
  expect(came).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
