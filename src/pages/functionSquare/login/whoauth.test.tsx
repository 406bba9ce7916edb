import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import * as leaving from '~/shared/lib/leave-to.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, token } from '../../../../tests/support/samples.ts'

// jsdom has nowhere to go.
let leaveTo: MockInstance<typeof leaving.leaveTo>

const BACK = '/square/draw/agent-square'
const WHOAUTH = `/functionSquare/login/whoauth?back=${encodeURIComponent(BACK)}`

beforeEach(() => {
  leaveTo = vi.spyOn(leaving, 'leaveTo').mockReturnValue()
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  answer('userInfo', () => sampleUser())
  answer('optionList', () => ({ loginWays: ['code', 'wx'], interests: [], isShowPay: false }))
  answer('loginWx', () => ({ address: 'https://chat.example/authorize', state: 'st.ate' }))
})

async function depart() {
  const page = await openPage(WHOAUTH)
  await page.user.click(await screen.findByRole('checkbox'))
  await page.user.click(screen.getByRole('button', { name: '用微信继续' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://chat.example/authorize'))
  return page
}

/** Comes back from the chat platform with a code and this state. */
async function comeBack(state: string) {
  const { router, user } = await depart()
  await router.navigate({ href: `${WHOAUTH}&code=12345&state=${state}` })
  return { router, user, returned: () => waitFor(() => expect(router.state.location.href).toBe(BACK)) }
}

const fresh = (): ResponseOf<'loginWxBack'> => ({ state: 'new', ticket: 'ticket-1', nickname: '小林' })

test('a chat account that is known is let in and led back', async () => {
  const back = vi.fn((): ResponseOf<'loginWxBack'> => ({ state: 'in', token, user: sampleUser(), isreg: false }))
  answer('loginWxBack', back)
  const { returned } = await comeBack('st.ate')
  await returned()
  expect(back).toHaveBeenCalledExactlyOnceWith({ code: '12345', state: 'st.ate' })
  expect(localStorage.getItem('uni_id_token')).toBe(token)
})

test('where the chat platform is not set up the way in is the number', async () => {
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  const { router } = await openPage(WHOAUTH)
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
  expect(router.state.location.href).toBe(`/functionSquare/login/index?back=${encodeURIComponent(BACK)}`)
})

test('a return that nobody here asked for is not followed', async () => {
  const back = vi.fn(fresh)
  answer('loginWxBack', back)
  await comeBack('another')
  expect(await screen.findByText(/这次授权不是从这个页面发起的/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '用微信继续' })).toBeTruthy()
  expect(back).not.toHaveBeenCalled()
})

test('nor is the same return a second time', async () => {
  answer('loginWxBack', fresh)
  const { router } = await comeBack('st.ate')
  expect(await screen.findByRole('heading', { name: '你好，小林' })).toBeTruthy()
  await router.navigate({ href: WHOAUTH })
  await router.navigate({ href: `${WHOAUTH}&code=12345&state=st.ate` })
  expect(await screen.findByText(/或者已经用过了/)).toBeTruthy()
})

test('a new chat account binds its number', async () => {
  const bind = vi.fn((): ResponseOf<'loginBind'> => ({ token, user: sampleUser(), isreg: false }))
  const send = vi.fn((): ResponseOf<'loginCode'> => ({ retryAfter: 60, demoCode: '123456' }))
  answer('loginWxBack', fresh)
  answer('loginCode', send)
  answer('loginBind', bind)
  const { user, returned } = await comeBack('st.ate')
  await user.type(await screen.findByLabelText('手机号'), '13800138000')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await user.click(await screen.findByRole('button', { name: '填入' }))
  await user.click(screen.getByRole('button', { name: '绑定并继续' }))
  await returned()
  expect(send).toHaveBeenCalledWith({ phone: '13800138000', purpose: 'bind' })
  expect(bind).toHaveBeenCalledWith({ ticket: 'ticket-1', phone: '13800138000', code: '123456', agree: true })
})

test('or does it later, and is asked for the interests like everybody new', async () => {
  const bind = vi.fn((): ResponseOf<'loginBind'> => ({ token, user: sampleUser({ phone: undefined }), isreg: true }))
  answer('loginWxBack', fresh)
  answer('loginBind', bind)
  answer('userInfo', () => sampleUser({ phone: undefined }))
  const { user, router } = await comeBack('st.ate')
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '以后再说' }))
  expect(screen.getByText('请先勾选同意协议')).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '以后再说' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/interestTags'))
  expect(bind).toHaveBeenCalledExactlyOnceWith({ ticket: 'ticket-1', agree: true })
})

test.each<[string, () => void]>([
  ['the code is refused', () => answer('loginWxBack', () => { throw new Refusal(codes.badInput, '授权已失效，请重新授权。') })],
  ['the ticket ran out', () => {
    answer('loginWxBack', fresh)
    answer('loginBind', () => { throw new Refusal(codes.badInput, '授权已失效，请重新授权。', { reason: 'chat-ticket-expired' }) })
  }],
])('when %s it can be started again', async (_, prepare) => {
  prepare()
  const { user } = await comeBack('st.ate')
  await waitFor(() => expect(screen.queryByText('正在确认身份')).toBeNull())
  const later = screen.queryByRole('button', { name: '以后再说' })
  if (later) await user.click(later)
  expect(await screen.findByText('授权已失效，请重新授权。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '用微信继续' })).toBeTruthy()
})

test('what is given to return to is never another site', async () => {
  answer('loginWxBack', () => ({ state: 'in', token, user: sampleUser(), isreg: false }))
  answer('squareList', () => ({ works: [] }))
  const { router } = await depart()
  await router.navigate({ href: `/functionSquare/login/whoauth?back=${encodeURIComponent('https://evil.example/')}&code=a&state=st.ate` })
  await waitFor(() => expect(router.state.location.href).toBe('/'))
})
