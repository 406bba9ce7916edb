import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { TrackEvent } from '#contract/track.ts'
import { saveToken } from '~/shared/session/token.ts'
import { logIn } from '../../../tests/support/log-in.ts'
import { answer, server } from '../../../tests/support/mock-server.ts'
import { openPage } from '../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, sampleWork, token } from '../../../tests/support/samples.ts'

const KEY = 'inkling.session'
const events = () => JSON.parse(localStorage.getItem('inkling.track') ?? '[]') as TrackEvent[]
const actions = () => events().map(({ action, active_info: { actioninfo, function: place, from } }) => [action, actioninfo.value, place, from])

/** Set before the page opens: what a person answered on an earlier visit. */
const consent = (privacyConsent: boolean) => localStorage.setItem(KEY, JSON.stringify({ version: 1, privacyConsent }))
const look = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

let sent: TrackEvent[][]

beforeEach(() => {
  sent = []
  answer('generatorList', sampleGenerators)
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  server.use(
    http.post('*/api/report/events', async ({ request }) => {
      sent.push(((await request.json()) as { dataList: TrackEvent[] }).dataList)
      return HttpResponse.json({ code: codes.success, msg: 'ok', data: { stored: 1 } })
    }),
  )
})

test('with consent the launch and each page are recorded, by the address of their route', async () => {
  consent(true)
  const { router } = await openPage('/square/draw/agent-square')
  await waitFor(() => expect(events()).toHaveLength(2))
  await router.navigate({ to: '/functionSquare/login/index', search: { back: '/square/account/user' } })
  await waitFor(() => expect(events()).toHaveLength(3))
  await router.invalidate()
  expect(actions()).toEqual([
    ['enter', 0, '/square/draw/agent-square', ''],
    ['page', 0, '/square/draw/agent-square', ''],
    ['page', 0, '/functionSquare/login/index', '/square/draw/agent-square'],
  ])
})

test('hiding sends what waits with a leave; being shown again enters with 1', async () => {
  consent(true)
  await openPage('/square/draw/agent-square')
  await waitFor(() => expect(events()).toHaveLength(2))
  look('hidden')
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  await waitFor(() => expect(events()).toEqual([]))
  expect(sent.map((batch) => batch.map(({ action }) => action))).toEqual([['enter', 'page', 'leave']])
  const { starttime, endtime } = sent[0]![2]!.active_info
  expect(starttime).toBeGreaterThan(0)
  expect(endtime).toBeGreaterThanOrEqual(starttime)

  // Out of the back-forward cache.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  look('visible')
  expect(actions()).toEqual([['enter', 1, '/square/draw/agent-square', '']])
})

test('without consent nothing is recorded', async () => {
  consent(false)
  const { router } = await openPage('/square/draw/agent-square')
  await router.navigate({ to: '/functionSquare/login/index' })
  look('hidden')
  expect(Object.keys(localStorage)).toEqual([KEY])
  expect(sent).toEqual([])
})

test('taking the consent back deletes what was not sent, in this tab and by another', async () => {
  consent(true)
  await openPage('/square/draw/agent-square')
  await waitFor(() => expect(events()).toHaveLength(2))
  consent(false)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([KEY]))
  look('hidden')
  expect(Object.keys(localStorage)).toEqual([KEY])
  expect(sent).toEqual([])
})

test('what is done with a work is recorded with its id', async () => {
  consent(true)
  const work = sampleWork(1, { visibility: 'public' })
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  answer('workDetail', () => work)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await openPage(`/functionList/draw/show?id=${work.id}`)
  await waitFor(() => expect(events()).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: '保存' }))
  await user.click(screen.getByRole('button', { name: '分享' }))
  await waitFor(() => expect(events()).toHaveLength(4))
  expect(events().map(({ action, userId, active_info }) => [action, userId, active_info.content_id])).toEqual([
    ['enter', sampleUser().id, ''],
    ['page', sampleUser().id, ''],
    ['save', sampleUser().id, work.id],
    ['share', sampleUser().id, work.id],
  ])
})

test('a login is recorded when it has succeeded', async () => {
  consent(true)
  answer('loginCode', () => ({ retryAfter: 60, demoCode: '123456' }))
  answer('loginMobile', () => ({ token, user: sampleUser(), isreg: false }))
  answer('userInfo', () => sampleUser())
  answer('taskList', () => ({ tasks: [] }))
  const { user } = await openPage('/functionSquare/login/index?back=%2Fsquare%2Fdraw%2Fagent-square')
  await waitFor(() => expect(events()).toHaveLength(2))
  await logIn(user)
  await waitFor(() => expect(events().map(({ action }) => action)).toContain('login'))
})
