import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { User } from '#contract/entities.ts'
import { saveToken } from '~/shared/session/token.ts'
import { logIn } from '../../../../tests/support/log-in.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

async function openPersonInfo(change: Partial<User> = {}) {
  saveToken(token)
  let stored = sampleUser(change)
  answer('userInfo', () => stored)
  answer('taskList', () => ({ tasks: [] }))
  answer('workList', () => ({ works: [] }))
  const update = vi.fn((changes: RequestOf<'userUpdateInfo'>) => {
    stored = { ...stored, ...changes, gender: changes.gender ?? undefined }
    return stored
  })
  answer('userUpdateInfo', update)
  const page = await openPage('/functionSquare/set/personInfo')
  const save = await screen.findByRole('button', { name: '保存' })
  return { ...page, update, save, nickname: screen.getByLabelText('昵称'), bio: screen.getByLabelText('简介') }
}

test('what was changed is saved with one button, and known everywhere', async () => {
  const { user, update, save, nickname, bio, router } = await openPersonInfo({ gender: 'male' })
  expect(save).toHaveProperty('disabled', true)
  await user.clear(nickname)
  await user.type(nickname, ' 小墨 ')
  await user.click(bio)
  await user.paste('喜欢画雪山')
  await user.click(screen.getByRole('radio', { name: '不透露' }))
  await user.click(screen.getByRole('button', { name: '旅行' }))
  await user.click(save)
  expect((await screen.findAllByText('已保存')).length).toBeGreaterThan(0)
  expect(update).toHaveBeenCalledWith({ nickname: '小墨', bio: '喜欢画雪山', gender: null, interests: ['travel'] })
  await waitFor(() => expect(save).toHaveProperty('disabled', true))
  expect(nickname).toHaveProperty('value', '小墨')

  await router.navigate({ to: '/square/account/user' })
  expect(await screen.findByRole('link', { name: '小墨' })).toBeTruthy()
})

test('a refusal stands at its field, and what was written stays', async () => {
  const { user, save, bio } = await openPersonInfo()
  answer('userUpdateInfo', () => {
    throw new Refusal(codes.badInput, '内容太长了，请删减一些。', { field: 'bio' })
  })
  await user.type(bio, '很长的话')
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toBe('内容太长了，请删减一些。')
  expect(bio).toHaveProperty('value', '很长的话')
  await user.type(bio, '。')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal about nothing in particular stands under the form', async () => {
  const { user, save, bio } = await openPersonInfo()
  answer('userUpdateInfo', () => {
    throw new Refusal(codes.internal, '服务器出了点问题，请稍后再试。')
  })
  await user.type(bio, '你好')
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toBe('服务器出了点问题，请稍后再试。')
})

test('a number is shown masked; who has none is offered to bind one', async () => {
  const { user } = await openPersonInfo({ phone: undefined })
  expect(screen.queryByText('138****8000')).toBeNull()
  await user.click(screen.getByRole('button', { name: /绑定手机号/ }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a bound number is only shown', async () => {
  await openPersonInfo()
  expect(screen.getByText('138****8000')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /绑定手机号/ })).toBeNull()
})

test('a visitor logs in first and comes back', async () => {
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  const { router, user } = await openPage('/functionSquare/set/personInfo')
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
  expect(router.state.location.search).toEqual({ back: '/functionSquare/set/personInfo' })

  answer('loginMobile', () => ({ token, user: sampleUser(), isreg: false }))
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  await logIn(user)
  expect(await screen.findByRole('button', { name: '保存' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/functionSquare/set/personInfo')
})
