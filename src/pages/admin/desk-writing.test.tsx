import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Permission } from '#contract/permissions.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, LostConnection } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../tests/support/samples.ts'

// A busy machine takes its time to read them, which is no part of what a test waits for.
beforeAll(() => Promise.all([import('./-feedback/feedback.tsx'), import('./-broadcasts/broadcasts.tsx'), import('./-coupons/coupons.tsx')]))

const id = '00000000-0000-4000-8000-000000000009'
const lin = { id, nickname: '林溪', phone: '138****8000', coin: 12, roles: [], permissions: [], createdAt: 1_700_000_000_000 }

async function openDesk(address: string, permissions: Permission[]) {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', () => ({ categories: [], recent: [] }))
  answer('deskStanding', () => ({ roles: [], permissions }))
  return openPage(address)
}

/** Loses the first answer, and gives the second. */
function losesOnce<Request>(): { asked: Request[]; handle: (request: Request) => Record<string, never> } {
  const asked: Request[] = []
  const handle = (request: Request) => {
    asked.push(request)
    if (asked.length === 1) throw new LostConnection()
    return {}
  }
  return { asked, handle }
}

test('an answer to feedback stays written when the network breaks, and is sent once under one name', async () => {
  const feedback: ResponseOf<'deskFeedback'> = {
    id, owner: lin, kind: 'idea', text: '一次生成一组表情', state: 'open', waits: true, unread: false, pictures: [], about: { version: '3.0.0', platform: 'h5' }, replies: [],
    createdAt: 1_700_000_000_000, updatedAt: 1_700_000_000_000,
  }
  answer('deskFeedback', () => feedback)
  const { asked, handle } = losesOnce<RequestOf<'deskFeedbackAnswer'>>()
  answer('deskFeedbackAnswer', handle)
  const { user } = await openDesk(`/admin/feedback/${id}`, ['feedback.answer'])
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '你的回复' })
  await user.type(words, '下个版本就有')
  await user.click(screen.getByRole('button', { name: '发送回复' }))
  expect(await screen.findByText('网络不通，请稍后再试')).toBeTruthy()
  expect(words.value).toBe('下个版本就有')
  await user.click(screen.getByRole('button', { name: '发送回复' }))
  await waitFor(() => expect(words.value).toBe(''))
  expect(asked).toHaveLength(2)
  expect(asked[1]).toEqual(asked[0])
})

test('a message to everybody needs whole languages, is kept while it is written, and is sent once', async () => {
  answer('deskBroadcasts', () => ({ rows: [] }))
  const { asked, handle } = losesOnce<RequestOf<'deskBroadcastSend'>>()
  answer('deskBroadcastSend', handle)
  const { user, router } = await openDesk('/admin/broadcasts/new', ['broadcasts.send'])
  await user.type(await screen.findByLabelText('标题'), '新画师来了')
  expect(await screen.findByText(/还缺标题或正文/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '正文' }), '去看看')
  await waitFor(() => expect(screen.queryByText(/还缺标题或正文/)).toBeNull())
  expect(within(screen.getByRole('article', { name: '预览' })).getByText('去看看')).toBeTruthy()
  const send = async () => {
    await user.click(await screen.findByRole('button', { name: '发送给所有人' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '发送给所有人' }))
    return dialog
  }
  const dialog = await send()
  expect(await dialog.findByText('网络不通，请稍后再试')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '发送给所有人' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/broadcasts'))
  expect(asked).toHaveLength(2)
  expect(asked[0]!.broadcast.words).toEqual({ 'zh-Hans': { title: '新画师来了', body: '去看看' } })
  expect(asked[1]).toEqual(asked[0])
})

test('a coupon goes to whom one has looked for', async () => {
  const names = { 'zh-Hans': '券', 'zh-Hant': '券', en: 'c', es: 'c', fr: 'c', ja: 'c' }
  const terms = { offer: { kind: 'amount' as const, amount: 500 }, threshold: 0, products: ['points' as const] }
  answer('deskCoupons', () => ({ rows: [{ id, slug: 'first', names, terms, days: 7, given: 0, active: true, createdAt: 1 }] }))
  answer('deskPeople', ({ search }) => ({ rows: search === '8000' ? [lin] : [] }))
  const give = vi.fn((_request: RequestOf<'deskCouponGive'>) => ({}))
  answer('deskCouponGive', give)
  const { user } = await openDesk('/admin/coupons', ['shop.change', 'people.read'])
  await user.click(await screen.findByRole('button', { name: '送给用户' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByRole('searchbox', { name: '送给谁' }), '8000')
  await user.click(await dialog.findByRole('button', { name: /林溪/ }))
  await user.type(dialog.getByRole('textbox', { name: '原因' }), '补偿')
  await user.click(dialog.getByRole('button', { name: '送给用户' }))
  await waitFor(() => expect(give).toHaveBeenCalledTimes(1))
  expect(give.mock.calls[0]![0]).toMatchObject({ id, template: 'first', reason: '补偿' })
})
