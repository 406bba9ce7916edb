import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, token } from '../../../../tests/support/samples.ts'

async function openLogin() {
  answer('loginCode', () => ({ retryAfter: 60, demoCode: '123456' }))
  answer('generatorList', sampleGenerators)
  const page = await openPage('/functionSquare/login/index?back=%2Fsquare%2Fdraw%2Fagent-square')
  await screen.findByLabelText('手机号')
  return page
}

test('a person logs in with the code and returns to the page before', async () => {
  const login = vi.fn(() => ({ token, user: sampleUser(), isreg: true }))
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
