import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Coupon } from '#contract/endpoints/coupons.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const coupon = (n: number, change: Partial<Coupon> = {}): Coupon => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name: `券${n}`,
  offer: { kind: 'percent', percent: 15, most: 2000 },
  threshold: 3000,
  products: ['points'],
  state: 'usable',
  expiresAt: Date.now() + 40 * 3_600_000,
  createdAt: 1_700_000_000_000,
  ...change,
})

test('coupons stand by their state, with their end and what they are for', async () => {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  const counts = { usable: 1, used: 1, expired: 0 }
  let broken = true
  answer('couponsList', ({ state }) => {
    if (state === 'usable') return { coupons: [coupon(1)], counts }
    if (state === 'expired') return { coupons: [], counts }
    if (!broken) return { coupons: [coupon(3, { state: 'used', usedAt: 1_700_000_000_000 })], counts }
    broken = false
    throw new Refusal(50000, '出错了')
  })
  const { user, router } = await openPage('/functionListThree/coupon/coupon')
  expect(await screen.findByText('8.5 折')).toBeTruthy()
  expect(screen.getByText('满 ¥30 可用 · 最多减 ¥20 · 充值时可用')).toBeTruthy()
  expect(screen.getByText('还剩 2 天')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去使用' }).getAttribute('href')).toBe('/functionSquare/buy/index')

  await user.click(screen.getByRole('radio', { name: '已使用 1' }))
  await user.click(await screen.findByRole('button', { name: '再试一次' }))
  expect(await screen.findByText('券3')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '已过期' }))
  expect(await screen.findByText('没有过期的优惠券，一张都没浪费')).toBeTruthy()
  expect(router.state.location.search).toEqual({ state: 'expired' })
})

test('a visitor logs in first', async () => {
  const { router } = await openPage('/functionListThree/coupon/coupon')
  await waitFor(() => expect(router.state.location.pathname).toBe('/functionSquare/login/index'))
  expect(router.state.location.search).toMatchObject({ back: '/functionListThree/coupon/coupon' })
})
