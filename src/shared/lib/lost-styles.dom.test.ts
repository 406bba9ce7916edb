import { afterEach, expect, test, vi } from 'vitest'
import { appConfig } from '#config'
import { fetchLostStyles } from './lost-styles.ts'

/** A style sheet of a page; in this document none is ever fetched. */
function sheet(name: string): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: `/assets/${name}.css` })
  document.head.append(link)
  return link
}
const inPage = (name: string) => document.querySelector<HTMLLinkElement>(`link[href="/assets/${name}.css"]`)!

afterEach(() => document.head.replaceChildren())

test('a style sheet that did not come is fetched again, one on its way is left where it is', async () => {
  const [lost, slow] = [sheet('lost'), sheet('slow')]
  lost.dispatchEvent(new Event('error'))
  const fetched = fetchLostStyles()
  expect(inPage('lost')).not.toBe(lost)
  expect(inPage('slow')).toBe(slow)
  inPage('lost').dispatchEvent(new Event('load'))
  await fetched
})

test('whoever asks meanwhile waits for the same', async () => {
  sheet('lost').dispatchEvent(new Event('error'))
  const first = fetchLostStyles()
  const again = inPage('lost')
  const second = fetchLostStyles()
  expect(inPage('lost')).toBe(again)
  again.dispatchEvent(new Event('load'))
  await Promise.all([first, second])
})

test('what fails once more is told, and fetched anew the next time', async () => {
  sheet('lost').dispatchEvent(new Event('error'))
  const first = fetchLostStyles()
  inPage('lost').dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('lost.css')
  const second = fetchLostStyles()
  inPage('lost').dispatchEvent(new Event('load'))
  await second
})

test('what never comes is given up, and fetched anew the next time', async () => {
  vi.useFakeTimers()
  try {
    sheet('lost').dispatchEvent(new Event('error'))
    const fetched = Promise.allSettled([fetchLostStyles()])
    await vi.advanceTimersByTimeAsync(appConfig.timeouts.requestMs)
    expect(await fetched).toMatchObject([{ status: 'rejected', reason: { name: 'TimeoutError' } }])
    const slow = inPage('lost')
    const second = fetchLostStyles()
    expect(inPage('lost')).not.toBe(slow)
    inPage('lost').dispatchEvent(new Event('load'))
    await second
  } finally {
    vi.useRealTimers()
  }
})
