import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { logIn } from '../../../../tests/support/log-in.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const receipt = '00000000-0000-4000-8000-0000000000cc'
const asked = { receipt, requestedAt: 1_700_000_000_000, dueAt: 1_701_296_000_000 }

function havePerson() {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('workList', () => ({ works: [] }))
}

async function openDeletion(change: Partial<ResponseOf<'deletionState'>> = {}) {
  havePerson()
  let state: ResponseOf<'deletionState'> = { works: 12, publicWorks: 3, points: 8, phone: '138****8000', hasPassword: true, ...change }
  answer('deletionState', () => state)
  answer('deletionCode', () => ({ retryAfter: 60 }))
  const answered = Promise.withResolvers<void>()
  const request = vi.fn(async (_proof: RequestOf<'deletionRequest'>) => {
    await answered.promise
    state = { ...state, request: asked }
    return asked
  })
  answer('deletionRequest', request)
  const back = vi.fn(() => {
    state = { ...state, request: undefined }
    return {}
  })
  answer('deletionTakeBack', back)
  const page = await openPage('/functionSquare/set/deletion')
  await screen.findByRole('heading', { name: '注销账号' })
  return { ...page, request, back, arrive: answered.resolve }
}

test('says what goes, asks for a proof, sends a doubled tap once, and can be taken back', async () => {
  const { user, request, back, router, arrive } = await openDeletion()
  const main = await screen.findByRole('main')
  expect(within(main).getByText('你的 12 件作品、上传的照片和创作记录')).toBeTruthy()
  expect(within(main).getByText('剩余的 8 灵感值，不能退回，也不能转走')).toBeTruthy()
  expect(within(main).getByText(/公开的 3 件作品立刻从广场消失/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '继续注销' }))
  await user.click(screen.getByRole('button', { name: '申请注销' }))
  expect(await screen.findByText('请输入 6 位验证码')).toBeTruthy()
  expect(request).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('验证码'), '123456')
  await user.dblClick(screen.getByRole('button', { name: '申请注销' }))
  arrive()
  expect(await screen.findByText('这个账号正在等待注销')).toBeTruthy()
  expect(request.mock.calls.map(([proof]) => proof)).toEqual([{ code: '123456' }])
  expect(screen.getByRole('link', { name: '查看回执' }).getAttribute('href')).toBe(`/functionSquare/set/deletion?receipt=${receipt}`)

  await user.click(screen.getByRole('button', { name: '保留我的账号' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/square/account/user'))
  expect(back).toHaveBeenCalledOnce()
})

test('a wrong password stands at its field, and what was typed stays', async () => {
  const { user } = await openDeletion()
  answer('deletionRequest', () => {
    throw new Refusal(codes.badInput, '密码不对，请再试一次。', { field: 'password' })
  })
  await user.click(await screen.findByRole('button', { name: '继续注销' }))
  await user.click(screen.getByRole('button', { name: '改用密码' }))
  await user.type(screen.getByLabelText('密码'), 'seven boats')
  await user.click(screen.getByRole('button', { name: '申请注销' }))
  expect(await screen.findByText('密码不对，请再试一次。')).toBeTruthy()
  expect(screen.getByLabelText('密码')).toHaveProperty('value', 'seven boats')
})

test('whoever logs in within the grace is asked first', async () => {
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  answer('squareList', () => ({ works: [] }))
  const leaving = sampleUser({ leavesAt: asked.dueAt })
  answer('loginMobile', () => ({ token, user: leaving, isreg: false }))
  answer('userInfo', () => leaving)
  answer('taskList', () => ({ tasks: [] }))
  answer('deletionState', () => ({ request: asked, works: 0, publicWorks: 0, points: 0, hasPassword: false }))
  const { user, router } = await openPage('/functionSquare/login/index?back=%2F')
  await logIn(user)
  expect(await screen.findByRole('button', { name: '保留我的账号' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/functionSquare/set/deletion')
})

test('a receipt is read by whoever has its link, without an account', async () => {
  answer('deletionReceipt', () => ({ ...asked, state: 'done', finishedAt: asked.dueAt + 1000, counts: { works: 1204, likes: 3 } }))
  await openPage(`/functionSquare/set/deletion?receipt=${receipt}`)
  expect(await screen.findByText('已彻底删除')).toBeTruthy()
  expect(screen.getByText('1,204')).toBeTruthy()
  const saved = decodeURIComponent(screen.getByRole('link', { name: '下载回执' }).getAttribute('href')!)
  expect(saved).toContain(receipt)
  expect(saved).toContain('点过的赞: 3')
})

test('my data are packed once, told while they are, and downloaded', async () => {
  havePerson()
  let state: ResponseOf<'dataExportState'> = {}
  answer('dataExportState', () => state)
  const answered = Promise.withResolvers<void>()
  const create = vi.fn(() => answered.promise.then(() => (state = { export: { state: 'running', progress: 0.4, createdAt: 1 }, nextAt: 2e12 })))
  answer('dataExportCreate', create)
  const { user, router } = await openPage('/functionSquare/set/myData')
  await user.dblClick(await screen.findByRole('button', { name: '开始打包' }))
  answered.resolve()
  expect((await screen.findByRole('progressbar', { name: '正在打包' })).getAttribute('aria-valuenow')).toBe('40')
  expect(create).toHaveBeenCalledOnce()
  const file = { url: '/api/file/archives/a.zip?e=1&s=2&download=inkling.zip', name: 'inkling.zip', bytes: 12_340_000, expiresAt: 2e12 }
  state = { export: { state: 'ready', progress: 1, createdAt: 1, file }, nextAt: 2e12 }
  await router.options.context.queryClient.refetchQueries({ queryKey: ['data-export'] })
  const link = await screen.findByRole('link', { name: /下载压缩包/ })
  expect(link.getAttribute('href')).toBe(file.url)
  expect(link.textContent).toContain('12 MB')
})
