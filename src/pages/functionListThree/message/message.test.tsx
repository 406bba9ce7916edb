import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, LostConnection } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

type Message = ResponseOf<'messageList'>['messages'][number]

const message = (n: number, change: Partial<Message> = {}): Message => ({
  id: `00000000-0000-4000-8000-0000000007${String(n).padStart(2, '0')}`,
  kind: 'system',
  title: `消息${n}`,
  body: `说了第 ${n} 件事`,
  createdAt: 1_700_000_000_000 + n,
  read: false,
  ...change,
})

/** Messages that are kept as the API keeps them. */
function keepMessages(...kept: Message[]) {
  saveToken(token)
  vi.stubGlobal('EventSource', class { addEventListener() {} close() {} })
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  const unread = () => {
    const open = kept.filter(({ read }) => !read)
    return { total: open.length, kinds: Object.fromEntries([...Map.groupBy(open, ({ kind }) => kind)].map(([kind, some]) => [kind, some.length])) }
  }
  answer('messageUnread', unread)
  answer('messageList', ({ kind }) => ({ messages: kept.filter((one) => !kind || one.kind === kind), unread: unread() }))
  const read = vi.fn(({ id, kind }: RequestOf<'messageRead'>) => {
    for (const one of kept) if ((!id || one.id === id) && (!kind || one.kind === kind)) one.read = true
    return { unread: unread() }
  })
  answer('messageRead', read)
  answer('messageDetail', ({ id }) => {
    const found = kept.find((one) => one.id === id)!
    found.read = true
    return found
  })
  return read
}

const address = '/functionListThree/message/message'
const unreadRows = () => screen.queryAllByRole('button', { name: '标为已读' })

test('messages are read one by one, by kind, or all', async () => {
  const read = keepMessages(message(1), message(2, { kind: 'reward' }), message(3, { kind: 'reward' }))
  const { user } = await openPage(address)
  expect(await screen.findAllByRole('button', { name: '标为已读' })).toHaveLength(3)
  await user.click(unreadRows()[0]!)
  await waitFor(() => expect(unreadRows()).toHaveLength(2))
  await user.click(screen.getByRole('radio', { name: /奖励/ }))
  await user.click(await screen.findByRole('button', { name: '全部已读' }))
  await waitFor(() => expect(unreadRows()).toHaveLength(0))
  expect(read.mock.calls.map(([which]) => which)).toEqual([{ id: message(1).id }, expect.objectContaining({ kind: 'reward' })])
})

test('one that could not be marked is unread again, and says why', async () => {
  keepMessages(message(1))
  answer('messageRead', () => {
    throw new LostConnection()
  })
  const { user } = await openPage(address)
  await user.click(await screen.findByRole('button', { name: '标为已读' }))
  // Shown, and read aloud.
  expect((await screen.findAllByText('网络不通，请稍后再试')).length).toBeGreaterThan(0)
  await waitFor(() => expect(unreadRows()).toHaveLength(1))
})

test('a message leads to what it speaks of; one to everybody is read on a page of its own', async () => {
  const news = message(1, { title: '新画师来了', body: '看看[工作台]{/square/draw/agent-square}', link: '/square/draw/agent-square' })
  keepMessages(news, message(2, { kind: 'reply', link: '/functionList/feedback/historyDetaile?id=7' }))
  const { user, router } = await openPage(address)
  expect((await screen.findByRole('link', { name: /消息2/ })).getAttribute('href')).toBe('/functionList/feedback/historyDetaile?id=7')
  await user.click(screen.getByRole('link', { name: /新画师来了/ }))
  const article = within(await screen.findByRole('article'))
  expect(article.getByRole('heading', { name: '新画师来了' })).toBeTruthy()
  expect(article.getByRole('link', { name: '工作台' })).toBeTruthy()
  expect(article.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe('/square/draw/agent-square')
  router.history.back()
  expect(await screen.findAllByRole('button', { name: '标为已读' })).toHaveLength(1)
})

test('a visitor is sent to log in, and back', async () => {
  const { router } = await openPage(`${address}?kind=reply`)
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/functionSquare/login/index', search: { back: `${address}?kind=reply` } }))
})
