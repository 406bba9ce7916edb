import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import * as leaving from '~/shared/lib/leave-to.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, token } from '../../../../tests/support/samples.ts'

async function openLogin(loginWays: ResponseOf<'optionList'>['loginWays'] = ['code', 'password', 'qrcode']) {
  answer('optionList', () => ({ loginWays, interests: [], isShowPay: false }))
  answer('loginCode', () => ({ retryAfter: 60, demoCode: '123456' }))
  answer('generatorList', sampleGenerators)
  const page = await openPage('/functionSquare/login/index?back=%2Fsquare%2Fdraw%2Fagent-square')
  await screen.findByLabelText('手机号')
  return page
}

test('a person logs in with the code and returns to the page before', async () => {
  const login = vi.fn(() => ({ token, user: sampleUser(), isreg: false }))
  answer('loginMobile', login)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  const { user, router } = await openLogin()
  await user.type(screen.getByLabelText('手机号'), '13800138000')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await user.click(await screen.findByRole('button', { name: '填入' }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/square/draw/agent-square'))
  expect(login).toHaveBeenCalledWith({ phone: '13800138000', code: '123456', agree: true })
  expect(localStorage.getItem('uni_id_token')).toBe(token)
})

test('who was just registered is asked for their interests first', async () => {
  answer('loginMobile', () => ({ token, user: sampleUser(), isreg: true }))
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  const { user, router } = await openLogin()
  await user.type(screen.getByLabelText('手机号'), '13800138000')
  await user.type(screen.getByLabelText('验证码'), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/interestTags'))
  expect(router.state.location.search).toEqual({ back: '/square/draw/agent-square' })
})

test('with a password it is the same number and the same consent; a wrong one is said at its field', async () => {
  const login = vi.fn((): ResponseOf<'accountLogin'> => {
    throw new Refusal(codes.badInput, '手机号或密码不对，请检查后再试。', { field: 'password' })
  })
  answer('accountLogin', login)
  const { user } = await openLogin()
  await user.type(screen.getByLabelText('手机号'), '13800138000')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '改用密码' }))
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('请输入密码')).toBeTruthy()
  await user.type(screen.getByLabelText('密码'), 'not the one')
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('手机号或密码不对，请检查后再试。')).toBeTruthy()
  expect(login).toHaveBeenCalledWith({ phone: '13800138000', password: 'not the one', agree: true })
  expect(screen.getByLabelText('密码').getAttribute('aria-invalid')).toBe('true')
})

test('the chat platform is offered where it is set up, after the consent', async () => {
  answer('loginWx', ({ returnTo }) => ({ address: `https://chat.example/authorize?to=${encodeURIComponent(returnTo)}`, state: 'kept' }))
  // jsdom has nowhere to go.
  const leaveTo = vi.spyOn(leaving, 'leaveTo').mockReturnValue()
  const { user } = await openLogin(['code', 'password', 'qrcode', 'wx'])
  await user.click(screen.getByRole('button', { name: '用微信继续' }))
  expect(await screen.findByText('请先勾选同意协议')).toBeTruthy()
  expect(leaveTo).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '用微信继续' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce())
  const returnTo = new URL(new URL(leaveTo.mock.calls[0]![0]).searchParams.get('to')!)
  expect(returnTo.pathname).toBe('/functionSquare/login/whoauth')
  expect(returnTo.searchParams.get('back')).toBe('/square/draw/agent-square')
})

test("in the chat platform's browser it stands first", async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')
  answer('optionList', () => ({ loginWays: ['code', 'wx'], interests: [], isShowPay: false }))
  const { user } = await openPage('/functionSquare/login/index')
  expect(await screen.findByRole('button', { name: '用微信继续' })).toBeTruthy()
  expect(screen.queryByLabelText('手机号')).toBeNull()
  await user.click(screen.getByRole('button', { name: '改用手机号' }))
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
})

test.each([
  ['a mini program, which logs in by itself', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50 miniProgram/wx1'],
  ["another platform's own browser", 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 Kwai/12.1.20'],
])('inside %s it is not offered', async (_, agent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  answer('optionList', () => ({ loginWays: ['code', 'wx'], interests: [], isShowPay: false }))
  await openPage('/functionSquare/login/index')
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '用微信继续' })).toBeNull()
})

test('where it is not set up it is not offered', async () => {
  await openLogin()
  expect(screen.queryByRole('button', { name: '用微信继续' })).toBeNull()
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user } = await openLogin()
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('请输入手机号')).toBeTruthy()
  expect(screen.getByText('请输入 6 位验证码')).toBeTruthy()
  expect(screen.getByText('请先勾选同意协议')).toBeTruthy()
})

test('a wrong code is said in the server words at the code', async () => {
  answer('loginMobile', () => {
    throw new Refusal(codes.badInput, '验证码不对，还可以再试 4 次。', { field: 'code' })
  })
  const { user } = await openLogin()
  await user.type(screen.getByLabelText('手机号'), '13800138000')
  await user.type(screen.getByLabelText('验证码'), '000000')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('验证码不对，还可以再试 4 次。')).toBeTruthy()
  expect(localStorage.getItem('uni_id_token')).toBeNull()
})
