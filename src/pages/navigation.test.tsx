import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../tests/support/mock-server.ts'
import { openPage } from '../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, sampleWork, token } from '../../tests/support/samples.ts'

const nav = () => within(screen.getAllByRole('navigation', { name: '主导航' })[0]!)

/** Answers for the pages of the bar; the workstation's are held back. */
function prepareTabs() {
  const generators = Promise.withResolvers<ReturnType<typeof sampleGenerators>>()
  answer('generatorList', () => generators.promise)
  answer('squareList', () => ({ works: [sampleWork(1)] }))
  return { arrive: () => generators.resolve(sampleGenerators()) }
}

test('a second tap while a page is on its way does nothing, and the first arrives', async () => {
  const { arrive } = prepareTabs()
  const { user, router } = await openPage('/square/account/user')
  await user.click(nav().getByRole('link', { name: 'AI工作台' }))
  expect(router.state.status).toBe('pending')
  await user.click(nav().getByRole('link', { name: '首页' }))
  expect(router.state.location.pathname).toBe('/square/draw/agent-square')
  expect(await screen.findByText('正在加载')).toBeTruthy()
  arrive()
  expect(await screen.findByRole('heading', { name: 'AI工作台' })).toBeTruthy()
  // Once there, the next tap counts again.
  await waitFor(() => expect(router.state.status).toBe('idle'))
  await user.click(nav().getByRole('link', { name: '首页' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('back, and what replaces the address, are not held up', async () => {
  prepareTabs()
  const { user, router } = await openPage('/square/account/user')
  await user.click(nav().getByRole('link', { name: 'AI工作台' }))
  expect(router.state.status).toBe('pending')
  router.history.back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/square/account/user'))
  await waitFor(() => expect(router.state.status).toBe('idle'))

  await user.click(nav().getByRole('link', { name: 'AI工作台' }))
  await router.navigate({ to: '/functionSquare/login/index', replace: true })
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
})

test('while the data in sight are loaded anew, a tap counts', async () => {
  const { arrive } = prepareTabs()
  arrive()
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  const works = Promise.withResolvers<{ works: [] }>()
  const list = vi.fn(() => Promise.resolve<{ works: [] }>({ works: [] }))
  answer('workList', list)
  const { user, router } = await openPage('/square/account/user')
  list.mockImplementation(() => works.promise)
  router.options.context.queryClient.removeQueries({ queryKey: ['library'] })
  void router.invalidate()
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  await user.click(nav().getByRole('link', { name: 'AI工作台' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/square/draw/agent-square'))
  works.resolve({ works: [] })
})

test.each([
  ['/draw/textDraw', '/functionList/draw/textDraw'],
  ['/draw/TEXTDRAW/', '/functionList/draw/textDraw'],
  ['/login/index?back=%2Fdraw#x', '/functionSquare/login/index?back=%2Fdraw#x'],
  ['/Square/Draw/Agent-Square', '/square/draw/agent-square'],
])('%s leads to %s', async (address, meant) => {
  answer('generatorList', sampleGenerators)
  const { router } = await openPage(address)
  expect(router.state.location.href).toBe(meant)
})

test.each(['/$id', '/%E4%BD%A0', '/a%2Fb', '/%', '/functionList/draw/', '/square'])('%s is nowhere', async (address) => {
  await openPage(address)
  expect(await screen.findByRole('heading', { name: '这里还是一张白纸' })).toBeTruthy()
})

test('an address that leads nowhere shows the entries and those like it', async () => {
  const { router } = await openPage('/functionList/draw/textDrow')
  expect(await screen.findByRole('heading', { name: '这里还是一张白纸' })).toBeTruthy()
  expect(router.state.matches.at(-1)?.status).toBe('notFound')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/functionList/draw/textDraw',
    '/',
    '/square/draw/agent-square',
    '/square/index/index',
    '/square/account/user',
  ])
  expect(main.queryByRole('button', { name: '返回上一页' })).toBeNull()
})

test('from there the way back leads to the page before, and the like one to its page', async () => {
  prepareTabs().arrive()
  const { router, user } = await openPage('/square/draw/agent-square')
  await router.navigate({ href: '/draw/txetDraw' })
  await user.click(await screen.findByRole('button', { name: '返回上一页' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/square/draw/agent-square'))
  await router.navigate({ href: '/draw/txetDraw' })
  await user.click(await screen.findByRole('link', { name: '/functionList/draw/textDraw' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionList/draw/textDraw'))
})

test('each tab comes back where it was left, another page starts at its top, and a tap on the tab in sight leads to the top', async () => {
  prepareTabs().arrive()
  const scrolled = vi.fn()
  vi.stubGlobal('scrollTo', scrolled)
  const scrollDown = (y: number) => {
    vi.stubGlobal('scrollY', y)
    document.dispatchEvent(new Event('scroll'))
  }
  const { router, user } = await openPage('/square/draw/agent-square')
  const go = async (name: string, path: string) => {
    scrolled.mockClear()
    await user.click(nav().getByRole('link', { name }))
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(path))
    await waitFor(() => expect(scrolled).toHaveBeenCalled())
    return (scrolled.mock.lastCall as [{ top: number }])[0].top
  }
  scrollDown(700)
  expect(await go('我的', '/square/account/user')).toBe(0)
  scrollDown(300)
  expect(await go('AI工作台', '/square/draw/agent-square')).toBe(700)
  expect(await go('我的', '/square/account/user')).toBe(300)
  expect(await go('我的', '/square/account/user')).toBe(0)

  scrolled.mockClear()
  await router.navigate({ to: '/functionList/draw/textDraw' })
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0, left: 0, behavior: undefined }))
})

test('the home page keeps the order of its square in its address', async () => {
  prepareTabs().arrive()
  const { router, user } = await openPage('/')
  await user.click(await screen.findByRole('link', { name: '最新' }))
  await waitFor(() => expect(router.state.location.href).toBe('/?sort=latest'))
  expect(router.history.canGoBack()).toBe(false)
})

test('the system is told to the styles', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; K) Chrome/126.0.0.0 Mobile Safari/537.36')
  await openPage('/square/account/user')
  expect(document.documentElement.dataset.os).toBe('android')
})
