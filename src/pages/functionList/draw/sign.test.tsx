import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SignState } from '#contract/endpoints/growth.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, LostConnection } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const state = (change: Partial<SignState> = {}): SignState => ({
  today: '2026-11-23',
  zone: 'Asia/Shanghai',
  signed: false,
  streak: 2,
  rewards: [1, 1, 2, 1, 1, 2, 5],
  place: 2,
  month: '2026-11',
  days: ['2026-11-21', '2026-11-22'],
  tomorrow: Date.now() + 3_600_000,
  pointsLastDays: 90,
  ...change,
})

test('a person signs in once, however often the button is pressed, and sees what it brought', async () => {
  saveToken(token)
  let attempts = 0
  let now = state()
  answer('userInfo', () => sampleUser())
  answer('signState', ({ month }) => (month === '2026-10' ? { ...now, month, days: ['2026-10-31'] } : now))
  answer('signIn', () => {
    attempts++
    if (attempts === 1) throw new LostConnection()
    now = state({ signed: true, streak: 3, days: [...now.days, '2026-11-23'] })
    return { ...now, points: 2, coin: 12 }
  })
  const { user } = await openPage('/functionList/draw/sign')
  const button = await screen.findByRole('button', { name: /^签到/ })
  await user.click(button)
  // The answer was lost: the button is there again.
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await user.dblClick(button)
  expect(await screen.findByRole('button', { name: /今天已签到/ })).toHaveProperty('disabled', true)
  expect(attempts).toBe(2)
  expect(screen.getByText(/^已连续签到/).textContent).toBe('已连续签到 3 天')
  const today = screen.getAllByRole('listitem').find((day) => day.getAttribute('aria-current') === 'date')!
  expect(within(today).getByLabelText('已签到')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: '上个月' }))
  await screen.findByRole('heading', { name: '2026年10月' })
  await waitFor(() => expect(screen.getAllByLabelText('已签到')).toHaveLength(1))
})

test('a visitor sees what there is, and is led back here after the login', async () => {
  answer('signState', () => state({ streak: 0, place: 0, days: [] }))
  const { user, router } = await openPage('/functionList/draw/sign')
  await user.click(await screen.findByRole('link', { name: '登录后签到' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ back: '/functionList/draw/sign' }))
})
