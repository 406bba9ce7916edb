import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { UserCall } from '../../call.ts'
import { openTestOrders, paid, type TestOrders } from './testing.ts'

let shop: TestOrders
let call: UserCall
beforeEach(async () => {
  shop = await openTestOrders()
  call = await shop.person()
})
afterEach(() => shop.close())

const MINUTE = 60_000

it('finds out what no notification told', async () => {
  const { id } = await shop.paying(call)
  shop.provider.states.set(id, paid(3000))
  await shop.check()
  expect(shop.provider.queries).toBe(0)
  shop.platform.clock.advance(MINUTE)
  await shop.check()
  expect(await shop.row(id)).toMatchObject({ state: 'paid' })
  await shop.check()
  expect(shop.provider.queries).toBe(1)
})

it('asks less often the longer it takes, and ends what has expired at the provider first', async () => {
  const { id } = await shop.paying(call)
  for (let minute = 0; minute < 29; minute++) {
    shop.platform.clock.advance(MINUTE)
    await shop.check()
  }
  expect(shop.provider.queries).toBeLessThan(8)
  expect(await shop.row(id)).toMatchObject({ state: 'paying' })
  shop.platform.clock.advance(MINUTE)
  await shop.check()
  expect(shop.provider.closed).toEqual([id])
  expect(await shop.row(id)).toMatchObject({ state: 'closed', closedBy: 'expiry', nextCheckAt: null })
})

it('lets a payment of the last moment win', async () => {
  const { id } = await shop.paying(call)
  shop.provider.states.set(id, paid(3000))
  shop.platform.clock.advance(31 * MINUTE)
  await shop.check()
  expect(await shop.row(id)).toMatchObject({ state: 'paid' })
})

it('ends orders that were never begun, without asking anybody', async () => {
  const coupon = randomUUID()
  shop.coupons.usedBy.set(coupon, undefined)
  const { id } = await shop.handlers.orderCreate({ requestId: randomUUID(), offer: 'points-310', coupon, total: 2500, agree: false }, call)
  shop.platform.clock.advance(31 * MINUTE)
  await shop.check()
  expect(await shop.row(id)).toMatchObject({ state: 'closed', closedBy: 'expiry' })
  expect(shop.provider.closed).toEqual([])
  expect(shop.coupons.usedBy.get(coupon)).toBeUndefined()
})

it('keeps on while the provider is out of reach, and lets no order hold up another', async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, async () => (await shop.paying(await shop.person())).id))
  shop.platform.clock.advance(31 * MINUTE)
  shop.provider.unreachable = true
  await shop.check()
  shop.provider.unreachable = false
  await shop.check()
  for (const id of orders) expect(await shop.row(id)).toMatchObject({ state: 'paying' })
  shop.platform.clock.advance(11 * MINUTE)
  await Promise.all([shop.check(), shop.check()])
  for (const id of orders) expect(await shop.row(id)).toMatchObject({ state: 'closed' })
  expect(shop.provider.closed).toHaveLength(4)
})
