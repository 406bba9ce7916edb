import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { otherToken, sampleGenerators, sampleUser, token } from '../../../tests/support/samples.ts'

const unbound = sampleUser({ phone: undefined, coin: 0 })

/** The page of a person without a number, who may write but not create. */
async function openUnbound() {
  saveToken(token)
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  answer('userInfo', () => unbound)
  answer('taskCreate', () => {
    throw new Refusal(codes.bindMobile, '请先绑定手机号，再继续。')
  })
  answer('loginCode', () => ({ retryAfter: 60, demoCode: '123456' }))
  const page = await openPage('/functionList/draw/textDraw')
  await page.user.type(await screen.findByLabelText('创意描述'), '雪山')
  const create = () => page.user.click(screen.getByRole('button', { name: '开始创作' }))
  // Its part of the app is fetched when it is first needed.
  const popup = () => screen.findByRole('dialog', { name: '绑定手机号' })
  const bind = async () => {
    await page.user.type(screen.getByLabelText('手机号'), '13800138000')
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
    await page.user.click(await screen.findByRole('button', { name: '填入' }))
    await page.user.click(screen.getByRole('button', { name: '绑定' }))
  }
  return { ...page, create, popup, bind }
}

test('the first time the popup comes, the second time the login page, where such a person may stay', async () => {
  const { user, router, create, popup } = await openUnbound()
  await create()
  await popup()
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '绑定手机号' })).toBeNull())
  await create()
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
  expect(router.state.location.search).toEqual({ back: '/functionList/draw/textDraw' })
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: '绑定手机号' })).toBeNull()
})

test('a number of their own is bound, with the gift, and the words are still there', async () => {
  const bindMobile = vi.fn((): ResponseOf<'bindMobile'> => ({ token: otherToken, user: sampleUser(), isreg: false, joined: false }))
  answer('bindMobile', bindMobile)
  const { create, popup, bind } = await openUnbound()
  await create()
  await popup()
  answer('userInfo', () => sampleUser())
  await bind()
  expect(await screen.findByText('手机号已绑定，送你 10 点灵感值')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '绑定手机号' })).toBeNull())
  expect(bindMobile).toHaveBeenCalledWith({ phone: '13800138000', code: '123456' })
  expect(localStorage.getItem('uni_id_token')).toBe(otherToken)
  expect(await screen.findByText('之后剩 9 点')).toBeTruthy()
  expect(screen.getByLabelText('创意描述')).toHaveProperty('value', '雪山')
  expect(screen.queryByText('登录成功')).toBeNull()
})

test('a number of another account leads on as that one', async () => {
  const other = sampleUser({ id: '00000000-0000-4000-8000-000000000002', coin: 42 })
  answer('bindMobile', () => ({ token: otherToken, user: other, isreg: false, joined: true }))
  const { create, popup, bind } = await openUnbound()
  await create()
  await popup()
  answer('userInfo', () => other)
  await bind()
  expect(await screen.findByText('已切换到这个手机号的账号')).toBeTruthy()
  expect(await screen.findByText('之后剩 41 点')).toBeTruthy()
})

test('what is wrong is said at its field, and the popup stays', async () => {
  answer('bindMobile', () => {
    throw new Refusal(codes.badInput, '这个手机号已经绑定了另一个授权账号，请换一个手机号。', { field: 'phone' })
  })
  const { create, popup, bind } = await openUnbound()
  await create()
  await popup()
  await bind()
  expect(await screen.findByText('这个手机号已经绑定了另一个授权账号，请换一个手机号。')).toBeTruthy()
  expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true')
})
