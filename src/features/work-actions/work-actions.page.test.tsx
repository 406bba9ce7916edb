import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveToken } from '~/shared/session/token.ts'
import { answer } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, sampleWork, token } from '../../../tests/support/samples.ts'

const agents = {
  chat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN',
  h5: 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  pc: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
}

const work = sampleWork(1, { visibility: 'public' })

function browse(agent: keyof typeof agents) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent])
  const share = vi.fn(async (_: ShareData) => {})
  vi.stubGlobal('navigator', Object.assign(navigator, { share: agent === 'pc' ? undefined : share }))
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('workDetail', () => work)
  answer('workList', () => ({ works: [work] }))
  answer('generatorList', sampleGenerators)
  return share
}

const address = `${location.origin}/functionSquare/square/details?id=${work.id}`

test("in the chat platform's browser sharing points at its own menu, or copies the link", async () => {
  const share = browse('chat')
  const { user } = await openPage(`/functionList/draw/show?id=${work.id}`)
  await user.click(await screen.findByRole('button', { name: '分享' }))
  const guide = within(await screen.findByRole('dialog', { name: '点右上角 ··· 发送给朋友' }))
  await user.click(guide.getByRole('button', { name: '复制链接' }))
  expect(await navigator.clipboard.readText()).toBe(address)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '点右上角 ··· 发送给朋友' })).toBeNull())
  expect(share).not.toHaveBeenCalled()
})

test('there the original is opened to be saved by a long press, which is left to the browser', async () => {
  browse('chat')
  const { user } = await openPage(`/functionList/draw/show?id=${work.id}`)
  await user.click(await screen.findByRole('button', { name: '保存' }))
  const page = await screen.findByRole('dialog', { name: '长按图片保存' })
  const picture = within(page).getByRole('img')
  expect(picture.getAttribute('src')).toBe(work.files.original)
  expect(fireEvent.contextMenu(picture)).toBe(true)
  await user.click(within(page).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '长按图片保存' })).toBeNull())
})

test("a phone's browser uses the share sheet and downloads", async () => {
  const share = browse('h5')
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await openPage(`/functionList/draw/show?id=${work.id}`)
  await user.click(await screen.findByRole('button', { name: '分享' }))
  expect(share).toHaveBeenCalledWith({ title: work.title, url: address })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  expect((download.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^inkling-.*\.png$/)
  expect(screen.queryByRole('dialog', { name: '长按图片保存' })).toBeNull()
})

test('a desktop without a share sheet copies the link', async () => {
  browse('pc')
  const { user } = await openPage(`/functionList/draw/show?id=${work.id}`)
  await user.click(await screen.findByRole('button', { name: '分享' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address))
})

test("a press of 350 ms on one of one's works offers to save and to share it", async () => {
  browse('h5')
  const { router } = await openPage('/functionList/draw/history')
  const tile = await screen.findByRole('link', { name: work.title })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerDown(tile, { clientX: 50, clientY: 50, isPrimary: true, button: 0 })
  vi.advanceTimersByTime(350)
  vi.useRealTimers()
  fireEvent.pointerUp(tile)
  fireEvent.click(tile)
  const menu = within(await screen.findByRole('dialog', { name: work.title }))
  expect(menu.getByRole('button', { name: '保存' })).toBeTruthy()
  expect(menu.getByRole('button', { name: '分享' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/functionList/draw/history')
})
