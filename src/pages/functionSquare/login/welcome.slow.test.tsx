import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { User } from '#contract/entities.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal, server } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, token } from '../../../../tests/support/samples.ts'

const BACK = '/square/draw/agent-square'
const search = `?back=${encodeURIComponent(BACK)}`

let stored: User
beforeEach(() => {
  stored = sampleUser()
})

/** The person is kept as the API would keep them; what was asked for is told. */
function rememberUpdates() {
  const update = vi.fn((changes: RequestOf<'userUpdateInfo'>) => (stored = { ...stored, ...(changes as Partial<User>) }))
  answer('userUpdateInfo', update)
  return update
}

async function open(page: 'interestTags' | 'improveInfo') {
  saveToken(token)
  answer('userInfo', () => stored)
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', sampleGenerators)
  const opened = await openPage(`/functionSquare/login/${page}${search}`)
  await screen.findByRole('button', { name: '跳过' })
  const place = () => opened.router.state.location
  return { ...opened, arrived: (path: string) => waitFor(() => expect(place().pathname).toBe(path)), place }
}

test('interests are chosen up to the limit, saved, and lead to the profile', async () => {
  const update = rememberUpdates()
  const { user, arrived, place } = await open('interestTags')
  const chips = within(screen.getByRole('group', { name: '兴趣' })).getAllByRole('button')
  for (const chip of chips.slice(0, 8)) await user.click(chip)
  expect(screen.getByText('已选 8 个，最多 8 个')).toBeTruthy()
  expect(chips[8]).toHaveProperty('disabled', true)
  await user.click(chips[7]!)
  expect(chips[8]).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('button', { name: '下一步' }))
  await arrived('/functionSquare/login/improveInfo')
  expect(place().search).toEqual({ back: BACK })
  expect(update.mock.calls[0]![0]).toEqual({ interests: ['landscape', 'portrait', 'animals', 'anime', 'chinese', 'sci-fi', 'fantasy'] })
})

test('whoever comes again finds what they chose, and need not send it again', async () => {
  stored = sampleUser({ interests: ['anime'] })
  const { user, arrived } = await open('interestTags')
  expect(screen.getByRole('button', { name: '动漫', pressed: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '下一步' }))
  await arrived('/functionSquare/login/improveInfo')
})

test('both questions can be skipped, and lead back', async () => {
  const { user, arrived } = await open('interestTags')
  await user.click(screen.getByRole('button', { name: '跳过' }))
  await arrived('/functionSquare/login/improveInfo')
  expect(await screen.findByLabelText('昵称')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '跳过' }))
  await arrived(BACK)
})

test('nickname and gender are saved, and the person goes on', async () => {
  const update = rememberUpdates()
  const { user, arrived } = await open('improveInfo')
  await user.clear(screen.getByLabelText('昵称'))
  await user.type(screen.getByLabelText('昵称'), '小墨')
  await user.click(screen.getByRole('radio', { name: '女' }))
  await user.click(screen.getByRole('button', { name: '完成' }))
  await arrived(BACK)
  expect(update).toHaveBeenCalledWith({ nickname: '小墨', gender: 'female' })
})

test('a refused nickname is said at its field, and what was written stays', async () => {
  answer('userUpdateInfo', () => {
    throw new Refusal(codes.contentRefused, '这个昵称不能用，换一个吧。', { field: 'nickname' })
  })
  const { user, place } = await open('improveInfo')
  await user.clear(screen.getByLabelText('昵称'))
  await user.click(screen.getByRole('button', { name: '完成' }))
  expect(await screen.findByText('给自己起个昵称吧')).toBeTruthy()
  await user.type(screen.getByLabelText('昵称'), '管理员')
  await user.click(screen.getByRole('button', { name: '完成' }))
  expect(await screen.findByText('这个昵称不能用，换一个吧。')).toBeTruthy()
  expect(screen.getByLabelText('昵称')).toHaveProperty('value', '管理员')
  expect(place().pathname).toBe('/functionSquare/login/improveInfo')
})

const picture = { id: '00000000-0000-4000-8000-0000000000aa', url: '/api/file/uploads/a.jpg', width: 900, height: 600 }
const chosen = () => new File(['x'], 'me.png', { type: 'image/png' })
const pickAvatar = (user: Awaited<ReturnType<typeof open>>['user']) => user.upload(screen.getByLabelText('头像', { selector: 'input' }), chosen())

test('a picture is sent, cropped, and goes along with the fields in one call', async () => {
  server.use(http.post('*/api/upload/image', () => HttpResponse.json({ code: codes.success, msg: 'ok', data: picture })))
  const update = rememberUpdates()
  const { user, arrived } = await open('improveInfo')
  await pickAvatar(user)
  const stage = await screen.findByRole('application', { name: '裁剪头像' })
  await waitFor(() => expect(document.activeElement).toBe(stage))
  await user.keyboard('{Shift>}+{/Shift}{ArrowLeft}r')
  await user.click(screen.getByRole('button', { name: '使用' }))
  expect(screen.getByText('保存后换上新头像')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '其他' }))
  await user.click(screen.getByRole('button', { name: '完成' }))
  await arrived(BACK)
  const { avatar, crop, gender } = update.mock.calls[0]![0]
  expect({ avatar, gender, turn: crop?.turn }).toEqual({ avatar: picture.id, gender: 'other', turn: 90 })
  expect(crop!.size).toBeLessThan(1)
})

test('a crop that is left changes nothing', async () => {
  server.use(http.post('*/api/upload/image', () => HttpResponse.json({ code: codes.success, msg: 'ok', data: picture })))
  const { user } = await open('improveInfo')
  await pickAvatar(user)
  await screen.findByRole('application', { name: '裁剪头像' })
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull())
  expect(screen.queryByText('保存后换上新头像')).toBeNull()
})

test('a refused picture is said at the picture', async () => {
  const refusal = { code: codes.badFile, msg: 'bad', sub_msg: '图片太小，请换一张清晰的。', data: { field: 'file' } }
  server.use(http.post('*/api/upload/image', () => HttpResponse.json(refusal)))
  const { user } = await open('improveInfo')
  await pickAvatar(user)
  expect((await screen.findByRole('alert')).textContent).toBe('图片太小，请换一张清晰的。')
  expect(screen.queryByText('保存后换上新头像')).toBeNull()
})

test('an upload that fails shows the notice and forgets nothing', async () => {
  server.use(http.post('*/api/upload/image', () => HttpResponse.error()))
  const { user, place } = await open('improveInfo')
  await user.click(screen.getByRole('radio', { name: '其他' }))
  await pickAvatar(user)
  expect((await screen.findAllByText('上传异常，请稍后重试')).length).toBeGreaterThan(0)
  expect(screen.getByRole('radio', { name: '其他', checked: true })).toBeTruthy()
  expect(place().pathname).toBe('/functionSquare/login/improveInfo')
})

/** The app as somebody opens it who registered on this device. */
async function openAgain(isreg: boolean) {
  saveToken(token)
  localStorage.setItem('inkling.session', JSON.stringify({ version: 1, privacyConsent: false, isreg }))
  answer('userInfo', () => stored)
  answer('taskList', () => ({ tasks: [] }))
  answer('generatorList', sampleGenerators)
  return openPage(BACK)
}

test('whoever left before they were asked for their interests is asked when they come back, once', async () => {
  const { router, user } = await openAgain(true)
  await user.click(await screen.findByRole('button', { name: '跳过' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/improveInfo'))
  expect(router.state.location.search).toEqual({ back: BACK })
  expect(JSON.parse(localStorage.getItem('inkling.session')!)).toMatchObject({ isreg: false })
})

test('whoever was asked stays where they go', async () => {
  const { router } = await openAgain(false)
  expect(await screen.findByRole('heading', { name: 'AI工作台' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(BACK)
})

test.each(['interestTags', 'improveInfo'])('a visitor of %s is sent to log in and back here', async (page) => {
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  const { router } = await openPage(`/functionSquare/login/${page}${search}`)
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
  expect(router.state.location.search).toEqual({ back: `/functionSquare/login/${page}${search}` })
})
