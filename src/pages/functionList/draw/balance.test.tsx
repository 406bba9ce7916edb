import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleGenerators, sampleUser, token } from '../../../../tests/support/samples.ts'

type Movement = ResponseOf<'coinDetail'>['movements'][number]

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const DAY = 86_400_000
const noon = new Date(2026, 10, 20, 12).getTime()
const movement = (n: number, change: Partial<Movement> = {}): Movement => ({
  id: id(n), at: noon, points: 1, balance: 10, cause: 'sign-in', returned: false, ...change,
})
const creation = movement(1, {
  points: -1,
  cause: 'creation',
  task: { id: id(2), generator: 'cutout', state: 'succeeded' },
  work: { id: id(3), kind: 'image', thumbnail: '/api/file/1-t.webp', colour: '#445566' },
})

function openBalance(address: string, detail: () => ResponseOf<'coinDetail'>) {
  saveToken(token)
  answer('userInfo', () => sampleUser())
  answer('generatorList', () => sampleGenerators())
  const list = vi.fn(detail)
  answer('coinDetail', list)
  return openPage(address).then((page) => ({ ...page, list }))
}

test('each day tells what came and went, and a creation leads to its work', async () => {
  const welcome = movement(4, { at: noon - DAY, points: 10, cause: 'welcome', lot: { remaining: 4, expiresAt: noon + 30 * DAY } })
  const { list, user } = await openBalance('/functionList/draw/balance', () => ({ movements: [creation, welcome] }))
  const row = await screen.findByRole('link', { name: /智能抠图.*-1.*余额 10/ })
  expect(row.getAttribute('href')).toBe(`/functionList/draw/show?id=${id(3)}`)
  const days = screen.getAllByRole('heading', { level: 2 })
  expect(days.map((day) => day.textContent)).toEqual(['2026年11月20日星期五', '2026年11月19日星期四'])
  screen.getByText(/剩 4，2026年12月20日 到期/)
  await user.click(screen.getByRole('radio', { name: '收入' }))
  await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ filter: 'in' })))
})

test('a list that cannot be read is asked for again by a press', async () => {
  let lost = true
  const { user } = await openBalance('/functionList/draw/balance', () => {
    if (lost) throw new Refusal(50000, '出了点问题')
    return { movements: [creation] }
  })
  const retry = await screen.findByRole('button', { name: '没能读到明细，点击重试' })
  lost = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: /智能抠图/ })).toBeTruthy()
})

test('the wallet says what there is and what goes, and sells only where that works', async () => {
  answer('walletSummary', () => ({ points: 72, bought: 60, granted: 12, held: 1, expiring: { points: 3, at: noon } }))
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: true }))
  await openBalance('/functionSquare/wallet/index', () => ({ movements: [creation] }))
  const balance = within((await screen.findByRole('heading', { name: '可用的灵感值' })).parentElement!)
  balance.getByText('72')
  expect(balance.getByRole('link', { name: /3 灵感值从 .* 起到期/ }).getAttribute('href')).toBe('/functionList/draw/balance?view=expiring')
  expect(balance.getByRole('link', { name: '充值' }).getAttribute('href')).toBe('/functionSquare/buy/index')
})

test('a visitor logs in first, and comes back', async () => {
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: false }))
  const { router } = await openPage('/functionList/draw/balance?view=out')
  expect(router.state.location).toMatchObject({ pathname: '/functionSquare/login/index', search: { back: '/functionList/draw/balance?view=out' } })
})
