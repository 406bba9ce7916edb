import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { appConfig } from '#config'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, token } from '../../../../tests/support/samples.ts'

const BACK = '/square/draw/agent-square'
const idOf = (n: number) => `00000000-0000-4000-8000-00000000007${n}`
const ID = idOf(0)
const WHOAUTH = `/functionSquare/login/whoauth?qr=${ID}`

type Poll = Omit<Extract<ResponseOf<'loginQrcode'>, { action: 'poll' }>, 'action'>
type Look = Omit<Extract<ResponseOf<'loginQrcode'>, { action: 'look' }>, 'action'>

beforeEach(() => {
  answer('generatorList', sampleGenerators)
  answer('taskList', () => ({ tasks: [] }))
  answer('userInfo', () => sampleUser())
  answer('optionList', () => ({ loginWays: ['code', 'qrcode'], interests: [], isShowPay: false }))
})

function pollEach(ms: number): void {
  const login: { qrPollMs: number } = appConfig.login
  const usual = login.qrPollMs
  login.qrPollMs = ms
  onTestFinished(() => void (login.qrPollMs = usual))
}

/** The login page of a wide desktop screen; the code is polled to these ends, the last one again and again. */
async function openPanel(...polls: Poll[]) {
  const calls: RequestOf<'loginQrcode'>[] = []
  answer('loginQrcode', (payload) => {
    calls.push(payload)
    if (payload.action === 'create') return { action: 'create', id: idOf(calls.length), secret: `secret-${calls.length}`, validSeconds: 120 }
    return { action: 'poll', ...(polls.length > 1 ? polls.shift()! : polls[0]!) }
  })
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }))
  const page = await openPage(`/functionSquare/login/index?back=${encodeURIComponent(BACK)}`)
  await screen.findByRole('img', { name: '登录二维码' })
  return { ...page, calls }
}

test('scanned and confirmed on a phone, the waiting device is in', async () => {
  // Some polls are waited for.
  pollEach(20)
  const { router } = await openPanel(
    { state: 'waiting' },
    { state: 'scanned' },
    { state: 'approved', login: { token, user: sampleUser(), isreg: false } },
  )
  expect(screen.getByText('用已登录的手机扫一扫，确认后这里就会登录')).toBeTruthy()
  expect(await screen.findByText('已扫码，请在手机上确认')).toBeTruthy()
  await waitFor(() => expect(router.state.location.href).toBe(BACK))
  expect(localStorage.getItem('uni_id_token')).toBe(token)
})

test.each<[Poll['state'], string]>([
  ['expired', '二维码已过期'],
  ['refused', '手机上没有同意这次登录'],
  ['used', '这个二维码已经用过了'],
])('a code that is %s says so, and another one can be had', async (state, words) => {
  const { user, calls } = await openPanel({ state }, { state: 'waiting' })
  expect(await screen.findByText(words)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '刷新二维码' }))
  expect(await screen.findByText('用已登录的手机扫一扫，确认后这里就会登录')).toBeTruthy()
  expect(calls.map((call) => call.action)).toEqual(['create', 'poll', 'create', 'poll'])
  expect(calls.at(-1)).toMatchObject({ id: idOf(3), secret: 'secret-3' })
})

test('too many codes: the words are said and it can be tried again', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }))
  answer('loginQrcode', () => {
    throw new Refusal(codes.tooManyRequests, '操作太频繁了，请 60 秒后再试。')
  })
  await openPage('/functionSquare/login/index')
  expect(await screen.findByText('操作太频繁了，请 60 秒后再试。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
})

const device: Look = { state: 'scanned', platform: 'pc', browser: 'Firefox', system: 'Linux', place: '203.0.113.*', createdAt: 1_700_000_000_000 }

async function openApproval(look: Look, outcome: Poll['state']) {
  const answers: boolean[] = []
  saveToken(token)
  answer('loginQrcode', (payload) => {
    if (payload.action === 'answer') answers.push(payload.approve)
    return payload.action === 'answer' ? { action: 'answer', state: outcome } : { action: 'look', ...look }
  })
  return { ...(await openPage(WHOAUTH)), answers }
}

test.each<[string, boolean, Poll['state'], string]>([
  ['确认是我', true, 'approved', '已确认'],
  ['不是我，拒绝', false, 'refused', '已拒绝'],
])('a person sees which device asks and answers: %s', async (button, approve, outcome, title) => {
  const { user, answers } = await openApproval(device, outcome)
  expect(await screen.findByText('Firefox · Linux')).toBeTruthy()
  expect(screen.getByText('203.0.113.*')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(answers).toEqual([approve])
})

test.each<[Poll['state'], string]>([
  ['expired', '二维码已过期'],
  ['used', '这个二维码已经用过了'],
  ['refused', '已拒绝'],
])('a code that is %s has nothing to answer', async (state, title) => {
  await openApproval({ ...device, state }, state)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '确认是我' })).toBeNull()
})

test("a code that is somebody else's is refused in the server's words", async () => {
  saveToken(token)
  answer('loginQrcode', () => {
    throw new Refusal(codes.notFound, '二维码已失效，请刷新后再扫。')
  })
  await openPage(WHOAUTH)
  expect(await screen.findByText('二维码已失效，请刷新后再扫。')).toBeTruthy()
})

test('a visitor who scans logs in first and comes back', async () => {
  const { router } = await openPage(WHOAUTH)
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
  expect(router.state.location.search).toEqual({ back: WHOAUTH })
})
