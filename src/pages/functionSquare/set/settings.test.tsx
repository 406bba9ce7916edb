import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { Session } from '#contract/endpoints/account.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { readToken, saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const device = (n: number, change: Partial<Session> = {}): Session => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  platform: 'h5',
  browser: 'Chrome',
  system: 'Android',
  place: `203.0.${n}.*`,
  createdAt: 1_700_000_000_000,
  lastSeenAt: Date.now() - n * 3_600_000,
  current: false,
  ...change,
})

/** Devices that leave when they are told to. */
function haveDevices(...devices: Session[]) {
  let left = devices
  answer('sessionList', () => ({ sessions: left }))
  const end = vi.fn(({ id }: RequestOf<'sessionEnd'>) => {
    left = left.filter((other) => other.id !== id)
    return {}
  })
  answer('sessionEnd', end)
  return end
}

const here = device(0, { platform: 'pc', browser: 'Firefox', system: 'Windows', current: true })

async function openSettings({ hasPassword = false, phone = '138****8000' }: { hasPassword?: boolean; phone?: string } = {}) {
  saveToken(token)
  answer('userInfo', () => sampleUser({ phone: phone || undefined }))
  answer('taskList', () => ({ tasks: [] }))
  answer('changePassinfo', () => ({ hasPassword }))
  const page = await openPage('/functionSquare/set/index')
  await screen.findByRole('button', { name: '退出登录' })
  return page
}

async function confirmWith(user: Awaited<ReturnType<typeof openSettings>>['user'], name: string) {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
}

test('a visitor finds language, privacy and version, and the way to log in and back', async () => {
  await openPage('/functionSquare/set/index')
  const logIn = within(await screen.findByRole('main')).getByRole('link', { name: '登录' })
  expect(logIn.getAttribute('href')).toBe('/functionSquare/login/index?back=%2FfunctionSquare%2Fset%2Findex')
  expect(screen.getByRole('switch', { name: /允许记录使用情况/ })).toBeTruthy()
  expect(screen.getByText('版本 3.0.0（472）')).toBeTruthy()
  expect(screen.queryByRole('switch', { name: /照片/ })).toBeNull()
  expect(screen.queryByText('登录的设备')).toBeNull()
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull()
})

test('the language changes at once and is remembered for the next page', async () => {
  haveDevices(here)
  const { user } = await openSettings()
  await user.click(screen.getByRole('button', { name: /^语言.*简体中文/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  expect(document.cookie).toContain('inkling_locale=en')
  document.cookie = 'inkling_locale=; Path=/; Max-Age=0'
})

test.each([
  [false, '设置密码', '未设置'],
  [true, '修改密码', '已设置'],
])('the way to the password says whether there is one (%s)', async (hasPassword, title, value) => {
  haveDevices(here)
  await openSettings({ hasPassword })
  const link = await screen.findByRole('link', { name: `${title}${value}` })
  expect(link.getAttribute('href')).toBe('/functionSquare/login/password?back=%2FfunctionSquare%2Fset%2Findex')
})

test('without a number there is no password to set', async () => {
  haveDevices(here)
  await openSettings({ phone: '' })
  expect(screen.queryByRole('link', { name: /密码/ })).toBeNull()
})

test('another device is logged out after a question, this one cannot be', async () => {
  const end = haveDevices(here, device(1), device(2, { browser: undefined, system: undefined, place: undefined }))
  const { user } = await openSettings()
  expect(await screen.findByText('Firefox · Windows')).toBeTruthy()
  expect(screen.getByText('203.0.0.* · 正在使用')).toBeTruthy()
  expect(screen.getByText('203.0.1.* · 1小时前')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '退出 Firefox · Windows' })).toBeNull()
  expect(screen.getByRole('button', { name: '退出 手机' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '退出 Chrome · Android' }))
  await confirmWith(user, '退出')
  await waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull())
  expect(end.mock.calls).toEqual([[{ id: device(1).id }]])
})

test('all other devices are logged out together; one that has left already is no failure', async () => {
  const end = haveDevices(here, device(1), device(2))
  answer('sessionEnd', ({ id }) => {
    const answered = end({ id })
    if (id === device(1).id) throw new Refusal(codes.notFound, '这台设备已经退出登录了。')
    return answered
  })
  const { user } = await openSettings()
  await user.click(await screen.findByRole('button', { name: '退出其他设备' }))
  await confirmWith(user, '退出')
  await waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull())
  expect(end).toHaveBeenCalledTimes(2)
})

test('devices that could not be read are asked for again', async () => {
  let reachable = false
  answer('sessionList', () => {
    if (!reachable) throw new Refusal(codes.internal, '服务器出了点问题')
    return { sessions: [here] }
  })
  const { user } = await openSettings()
  const retry = await screen.findByRole('button', { name: '没能读到设备，点击重试' })
  reachable = true
  await user.click(retry)
  expect(await screen.findByText('Firefox · Windows')).toBeTruthy()
}, 15_000)

test.each([
  ['退出登录', false],
  ['退出所有设备', true],
])('%s', async (name, everywhere) => {
  haveDevices(here)
  const logout = vi.fn(() => ({}))
  answer('logout', logout)
  const { user } = await openSettings()
  await user.click(screen.getByRole('button', { name }))
  await confirmWith(user, '退出')
  expect((await screen.findAllByText('已退出登录')).length).toBeGreaterThan(0)
  expect(logout).toHaveBeenCalledWith({ everywhere })
  expect(readToken()).toBeUndefined()
  await waitFor(() => expect(screen.queryByText('登录的设备')).toBeNull())
})

test('whether use may be recorded is one switch, kept on this device', async () => {
  const page = await openPage('/functionSquare/set/index')
  const allow = await screen.findByRole('switch', { name: /允许记录使用情况/ })
  expect(allow).toHaveProperty('ariaChecked', 'false')
  await page.user.click(allow)
  expect(screen.getByRole('switch', { name: /允许记录使用情况/, checked: true })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('inkling.session') ?? '{}')).toMatchObject({ privacyConsent: true })
  await page.user.click(allow)
  expect(JSON.parse(localStorage.getItem('inkling.session') ?? '{}')).toMatchObject({ privacyConsent: false })
})

test('photos are kept from outside services by one switch, that goes back when it is refused', async () => {
  haveDevices(here)
  let refused = true
  const change = vi.fn(({ photosStay }: RequestOf<'userUpdateInfo'>) => {
    if (refused) throw new Refusal(codes.internal, '服务器出了点问题')
    return sampleUser({ photosStay })
  })
  answer('userUpdateInfo', change)
  const { user } = await openSettings()
  const keep = screen.getByRole('switch', { name: /不把我的照片发给外部服务/ })
  expect(keep).toHaveProperty('ariaChecked', 'false')
  await user.click(keep)
  expect((await screen.findAllByText('服务器出了点问题')).length).toBeGreaterThan(0)
  await waitFor(() => expect(keep).toHaveProperty('ariaChecked', 'false'))
  refused = false
  await user.click(keep)
  expect(await screen.findByRole('switch', { name: /不把我的照片发给外部服务/, checked: true })).toBeTruthy()
  expect(change).toHaveBeenLastCalledWith({ photosStay: true })
})

test('clearing takes the drafts and the records, and leaves the login', async () => {
  haveDevices(here)
  sessionStorage.setItem('inkling.draft.text-to-image', '{"values":{}}')
  localStorage.setItem('inkling.track', '[]')
  const { user } = await openSettings()
  await user.click(screen.getByRole('button', { name: /清除本机数据/ }))
  await confirmWith(user, '清除')
  expect((await screen.findAllByText('已清除')).length).toBeGreaterThan(0)
  expect(sessionStorage.getItem('inkling.draft.text-to-image')).toBeNull()
  expect(localStorage.getItem('inkling.track')).toBeNull()
  expect(readToken()).toBe(token)
})
