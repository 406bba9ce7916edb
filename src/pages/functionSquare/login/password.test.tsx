import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { otherToken, sampleGenerators, sampleUser, token } from '../../../../tests/support/samples.ts'

const BACK = '/square/draw/agent-square'
const at = (mode: string) => `/functionSquare/login/password?mode=${mode}&back=${encodeURIComponent(BACK)}`

/** The page for a visitor, or for a person whose password stands like this. */
async function open(mode: string, info?: ResponseOf<'changePassinfo'>) {
  answer('generatorList', sampleGenerators)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('optionList', () => ({ loginWays: ['code', 'password'], interests: [], isShowPay: false }))
  answer('changePasscode', () => ({ retryAfter: 60, demoCode: '123456' }))
  if (info) {
    saveToken(token)
    answer('changePassinfo', () => info)
  }
  const page = await openPage(at(mode))
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const fill = async (label: string, text: string) => {
    await page.user.clear(await screen.findByLabelText(label))
    await page.user.type(screen.getByLabelText(label), text)
  }
  const returned = () => waitFor(() => expect(page.router.state.location.href).toBe(BACK))
  return { ...page, press, fill, returned }
}

const wrong = (field: string, words: string, reason?: string) => new Refusal(codes.badInput, words, { field, reason })

test('phone and password log in and lead back', async () => {
  answer('accountLogin', () => ({ token, user: sampleUser(), isreg: false }))
  const { press, fill, returned, user } = await open('login')
  await fill('手机号', '13800138000')
  await fill('密码', 'long enough')
  await user.click(screen.getByRole('checkbox'))
  await press('登录')
  await returned()
  expect(localStorage.getItem('uni_id_token')).toBe(token)
})

test('a password can be looked at', async () => {
  const { press, fill } = await open('login')
  await fill('密码', 'long enough')
  expect(screen.getByLabelText('密码').getAttribute('type')).toBe('password')
  await press('显示密码')
  expect(screen.getByLabelText('密码').getAttribute('type')).toBe('text')
  expect(screen.getByLabelText('密码').getAttribute('autocomplete')).toBe('current-password')
})

test('a forgotten password: the number is proved, a new one is chosen, and the person is in', async () => {
  const check = vi.fn((): ResponseOf<'checkPasscode'> => ({ ticket: 'ticket-1', validSeconds: 600 }))
  const forget = vi.fn((): ResponseOf<'forgetPassword'> => ({ token, user: sampleUser(), isreg: false }))
  answer('checkPasscode', check)
  answer('forgetPassword', forget)
  const { press, fill, returned, user } = await open('forgot')
  await press('下一步')
  expect(screen.getByText('请输入手机号')).toBeTruthy()
  expect(screen.getByText('请先勾选同意协议')).toBeTruthy()
  await fill('手机号', '13800138000')
  await press('获取验证码')
  await user.click(await screen.findByRole('button', { name: '填入' }))
  await user.click(screen.getByRole('checkbox'))
  await press('下一步')
  expect(await screen.findByText('至少 8 个字符')).toBeTruthy()
  expect(check).toHaveBeenCalledWith({ phone: '13800138000', code: '123456' })

  await fill('新密码', 'short')
  await press('保存密码')
  expect(screen.getByRole('alert').textContent).toBe('至少 8 个字符')
  expect(forget).not.toHaveBeenCalled()
  await fill('新密码', 'Quite-Long-1')
  expect(screen.getByText('很安全')).toBeTruthy()
  await press('保存密码')
  await returned()
  expect(forget).toHaveBeenCalledWith({ ticket: 'ticket-1', password: 'Quite-Long-1', agree: true })
})

test('a wrong code is said at the code; a proof that ran out leads back to it with the number still there', async () => {
  const answers = [
    () => Promise.reject(wrong('code', '验证码不对，还可以再试 4 次。')),
    () => Promise.resolve({ ticket: 'ticket-1', validSeconds: 600 }),
  ]
  answer('checkPasscode', () => answers.shift()!())
  answer('forgetPassword', () => {
    throw wrong('ticket', '验证已过期，请重新获取验证码。', 'ticket-expired')
  })
  const { press, fill, user } = await open('forgot')
  await fill('手机号', '13800138000')
  await fill('验证码', '000000')
  await user.click(screen.getByRole('checkbox'))
  await press('下一步')
  expect(await screen.findByText('验证码不对，还可以再试 4 次。')).toBeTruthy()
  await press('下一步')
  await fill('新密码', 'Quite-Long-1')
  await press('保存密码')
  expect(await screen.findByText('验证已过期，请重新获取验证码。')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800138000')
})

test('a person without a password sets one by a code to their own number', async () => {
  const set = vi.fn(() => ({}))
  const send = vi.fn((): ResponseOf<'changePasscode'> => ({ retryAfter: 60, demoCode: '123456' }))
  answer('checkPasscode', () => ({ ticket: 'ticket-1', validSeconds: 600 }))
  answer('setPassword', set)
  const { press, fill, returned, user } = await open('set', { hasPassword: false, phone: '138****8000' })
  answer('changePasscode', send)
  expect(await screen.findByText('验证码会发送到 138****8000')).toBeTruthy()
  expect(screen.queryByLabelText('手机号')).toBeNull()
  await press('获取验证码')
  await user.click(await screen.findByRole('button', { name: '填入' }))
  await press('下一步')
  await fill('新密码', 'Quite-Long-1')
  await press('保存密码')
  await returned()
  expect(send).toHaveBeenCalledWith({})
  expect(set).toHaveBeenCalledWith({ ticket: 'ticket-1', password: 'Quite-Long-1' })
  expect(await screen.findByText('密码已设置')).toBeTruthy()
})

test('who knows the old password replaces it and goes on with the new token', async () => {
  const answers = [() => Promise.reject(wrong('old', '原密码不对，请再试一次。')), () => Promise.resolve({ token: otherToken })]
  answer('changePassword', () => answers.shift()!())
  const { press, fill, returned } = await open('change', { hasPassword: true, phone: '138****8000' })
  await fill('原密码', 'wrong one')
  await fill('新密码', 'Quite-Long-1')
  await press('修改密码')
  expect(await screen.findByText('原密码不对，请再试一次。')).toBeTruthy()
  expect(localStorage.getItem('uni_id_token')).toBe(token)
  await fill('原密码', 'right one')
  await press('修改密码')
  await returned()
  expect(localStorage.getItem('uni_id_token')).toBe(otherToken)
  expect(screen.queryByText('登录成功')).toBeNull()
})

test('whatever the address says, the account knows whether there is a password', async () => {
  await open('set', { hasPassword: true, phone: '138****8000' })
  expect(await screen.findByLabelText('原密码')).toBeTruthy()
})

test('without a number there is one to bind first', async () => {
  const { press } = await open('set', { hasPassword: false })
  await screen.findByRole('heading', { name: '设置密码' })
  await press('先绑定手机号')
  expect(await screen.findByRole('dialog', { name: '绑定手机号' })).toBeTruthy()
})

test('a visitor who wants to change a password logs in first and comes back', async () => {
  const { router } = await open('change')
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
  expect(router.state.location.search).toEqual({ back: at('change') })
})
