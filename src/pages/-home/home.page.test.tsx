import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, Refusal } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleWork } from '../../../tests/support/samples.ts'

/** A window that sees all of the page. */
class SeeingObserver {
  readonly callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
  }
  observe(target: Element) {
    // Of an entry ours read no more than this.
    queueMicrotask(() => this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never))
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeeingObserver)
  answer('generatorList', sampleGenerators)
  answer('squareFront', () => ({
    banners: [{ id: 'write', title: '写一句话', text: '想到什么，就写什么', picture: '/examples/cats/0.webp', crop: 0.78, link: '{/functionList/draw/textDraw}' }],
    themes: [{ id: 'animals', name: '动物' }],
  }))
})

test('a category has its address and its works; following tells a visitor what it is for', async () => {
  answer('squareList', ({ sort, theme }) => ({ works: sort === 'following' ? [] : [sampleWork(theme ? 2 : 1)] }))
  const { user, router } = await openPage('/')
  await screen.findByRole('link', { name: '作品1' })
  const banner = screen.getByRole('link', { name: /写一句话/ })
  expect(banner.getAttribute('href')).toBe('/functionList/draw/textDraw')
  expect(banner.querySelector('img')?.style.objectPosition).toBe('50% 78%')

  await user.click(screen.getByRole('link', { name: '动物' }))
  await screen.findByRole('link', { name: '作品2' })
  expect(router.state.location.href).toBe('/?theme=animals')

  await user.click(screen.getByRole('link', { name: '关注' }))
  await screen.findByText(/登录后关注喜欢的创作者/)
})

test('a page that did not come can be asked for again, and after a reload the list is as long as it was', async () => {
  let broken = true
  answer('squareList', ({ cursor }) => {
    if (cursor && broken) throw new Refusal(20003, '请稍后再试')
    return cursor ? { works: [sampleWork(2)] } : { works: [sampleWork(1)], next: 'more' }
  })
  const { user } = await openPage('/')
  const again = await screen.findByRole('button', { name: /没能读到更多/ })
  broken = false
  await user.click(again)
  await screen.findByRole('link', { name: '作品2' })

  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  answer('squareList', () => ({ works: [sampleWork(1)] }))
  await openPage('/')
  expect(await screen.findByRole('link', { name: '作品2' })).toBeTruthy()
})
