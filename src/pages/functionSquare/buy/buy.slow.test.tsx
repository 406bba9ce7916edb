import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { Order } from '#contract/endpoints/orders.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { saveToken } from '~/shared/session/token.ts'
import { answer, LostConnection, Refusal } from '../../../../tests/support/mock-server.ts'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { sampleOffers, sampleOrder } from '../../../../tests/support/orders.ts'
import { sampleUser, token } from '../../../../tests/support/samples.ts'

const COUPON = '00000000-0000-4000-8000-0000000000c1'
const prices: Record<string, number> = { 'points-60': 600, 'points-310': 3000, 'member-month': 1900 }

/** A shop whose orders are what the test makes of them. */
function haveShop() {
  const shop = { order: sampleOrder(), isShowPay: true }
  answer('optionList', () => ({ loginWays: ['code'], interests: [], isShowPay: shop.isShowPay }))
  answer('shopOffers', () => ({ offers: sampleOffers, providers: ['sandbox'] }))
  answer('userInfo', () => sampleUser({ coin: shop.order.state === 'paid' ? 320 : 10 }))
  answer('taskList', () => ({ tasks: [] }))
  answer('orderList', () => ({ orders: [] }))
  answer('orderPrice', ({ offer, coupon }) => {
    const discount = coupon === null ? 0 : 500
    const listPrice = prices[offer]!
    return { listPrice, discount, total: listPrice - discount, currency: 'CNY', coupon: coupon === null ? undefined : { id: COUPON, discount }, coin: 320 }
  })
  answer('orderDetail', () => shop.order)
  const create = vi.fn((_request: RequestOf<'orderCreate'>): Order | Promise<Order> => (shop.order = sampleOrder({ discount: 500, total: 2500 })))
  answer('orderCreate', (request) => create(request))
  const confirm = vi.fn(({ action }: RequestOf<'orderPayConfirm'>) => {
    if (shop.order.state === 'created') shop.order = { ...shop.order, state: 'paying' }
    return { order: shop.order, way: action === 'start' && shop.order.state === 'paying' ? { kind: 'qr' as const, content: 'https://pay.test/1' } : undefined }
  })
  answer('orderPayConfirm', confirm)
  const close = vi.fn(() => (shop.order = { ...shop.order, state: 'closed', closedBy: 'person' }))
  answer('orderClose', close)
  return { shop, create, confirm, close }
}

const ADDRESS = '/functionSquare/buy/index'
const payButton = () => screen.findByRole('button', { name: /^支付/ })

beforeEach(() => saveToken(token))

test('a person buys at the best price, pays, and goes back to where they came from', async () => {
  const { shop, create } = haveShop()
  const { user, router } = await openPage(`${ADDRESS}?back=%2FfunctionSquare%2Fbuy%2Fdesc`)
  const button = await payButton()
  await waitFor(() => expect(button.textContent).toContain('¥25'))
  await user.dblClick(button)
  expect(await screen.findByRole('img', { name: '支付二维码' })).toBeTruthy()
  expect(create).toHaveBeenCalledTimes(1)
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ offer: 'points-310', coupon: COUPON, total: 2500, provider: 'sandbox' }))
  expect(router.state.location.search).toMatchObject({ order: shop.order.id })
  shop.order = { ...shop.order, state: 'paid', paidAt: Date.now() }
  await user.click(screen.getByRole('button', { name: '我已支付' }))
  expect(await screen.findByText('310 灵感值已经到账')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '回去继续' }))
  expect(await screen.findByRole('heading', { name: '充值说明' })).toBeTruthy()
})

test('what is sent again after a lost connection is the same order', async () => {
  const { create } = haveShop()
  const { user } = await openPage(ADDRESS)
  const button = await payButton()
  await waitFor(() => expect(button.textContent).toContain('¥25'))
  create.mockImplementationOnce(() => {
    throw new LostConnection()
  })
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('网络')
  await user.click(button)
  expect(await screen.findByRole('img', { name: '支付二维码' })).toBeTruthy()
  expect(new Set(create.mock.calls.map(([{ requestId }]) => requestId)).size).toBe(1)
})

test('a price that has changed is shown before anything is paid', async () => {
  const { create } = haveShop()
  const { user } = await openPage(ADDRESS)
  const button = await payButton()
  await waitFor(() => expect(button.textContent).toContain('¥25'))
  create.mockImplementationOnce(() => {
    prices['points-310'] = 3300
    throw new Refusal(codes.conflict, '价格刚刚有变化', { field: 'total' })
  })
  await user.click(button)
  expect(await screen.findByText('价格刚刚有变化')).toBeTruthy()
  await waitFor(() => expect(button.textContent).toContain('¥28'))
  prices['points-310'] = 3000
})

test('a membership needs its agreement', async () => {
  const { create } = haveShop()
  const { user } = await openPage(`${ADDRESS}?tab=member`)
  const button = await payButton()
  await waitFor(() => expect(button.textContent).toContain('¥14'))
  await user.click(button)
  expect(await screen.findByText('请先勾选同意协议')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox', { name: '同意会员协议' }))
  await user.click(button)
  await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ agree: true })))
})

test('an order in the address is what the server says of it: begun, given up, bought again', async () => {
  const { shop, close } = haveShop()
  shop.order = sampleOrder({ state: 'paying' })
  const { user, router } = await openPage(`${ADDRESS}?order=${shop.order.id}`)
  expect(await screen.findByRole('img', { name: '支付二维码' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '取消订单' }))
  expect(await screen.findByText('订单已取消')).toBeTruthy()
  expect(close).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: '重新购买' }))
  expect(await payButton()).toBeTruthy()
  expect(router.state.location.search).toEqual({})
})

test('where nothing is for sale the page says so', async () => {
  const { shop } = haveShop()
  shop.isShowPay = false
  await openPage(ADDRESS)
  expect(await screen.findByText(/这里暂时不能充值/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^支付/ })).toBeNull()
})

test('the records show what became of each order, and lead on', async () => {
  const { shop, close } = haveShop()
  shop.order = sampleOrder({ state: 'paying' })
  answer('orderList', ({ filter }) => ({ orders: filter === 'closed' ? [] : [shop.order, sampleOrder({ id: COUPON, state: 'paid', name: '月度会员' })] }))
  const { user } = await openPage('/functionSquare/balance/index')
  await user.click(await screen.findByRole('button', { name: /310 灵感值.*待支付/ }))
  const sheet = await screen.findByRole('dialog')
  expect((await within(sheet).findByRole('link', { name: '继续支付' })).getAttribute('href')).toContain(`order=${shop.order.id}`)
  await user.click(within(sheet).getByRole('button', { name: '取消订单' }))
  await waitFor(() => expect(within(sheet).getByText('已关闭')).toBeTruthy())
  expect(close).toHaveBeenCalledTimes(1)
})
