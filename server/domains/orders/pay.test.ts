import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { and, eq } from '../../platform/database/orm.ts'
import { refusal } from '../testing.ts'
import { shopOffers } from './shop-offers.table.ts'
import { agreementConsents } from '../agreements/agreement-consents.table.ts'
import { COUPON_OFF, openTestOrders, paid, type TestOrders } from './testing.ts'

let shop: TestOrders
beforeEach(async () => {
  shop = await openTestOrders()
})
afterEach(() => shop.close())

const GIFT = 10
const coupon = randomUUID()
const start = (id: string) => ({ id, action: 'start' as const, origin: 'http://localhost:3000' })

describe('making an order', () => {
  it('is done once for a request id, however often it is sent at once', async () => {
    const call = await shop.person()
    const request = { requestId: randomUUID(), offer: 'points-60', coupon: null, total: 600, agree: false }
    const made = await Promise.all(Array.from({ length: 20 }, () => shop.handlers.orderCreate(request, call)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await shop.handlers.orderList({ filter: 'all' }, call)).orders).toMatchObject([{ state: 'created', name: '60 灵感值', total: 600 }])
    const other = shop.handlers.orderCreate({ ...request, offer: 'points-310', total: 3000 }, call)
    expect((await refusal(other)).reason).toBe('order-reused')
  })

  it('goes by the price of the server', async () => {
    const call = await shop.person()
    const request = { requestId: randomUUID(), offer: 'points-310', coupon: null, agree: false }
    expect((await refusal(shop.handlers.orderCreate({ ...request, total: 1 }, call))).reason).toBe('price-changed')
    expect((await refusal(shop.handlers.orderCreate({ ...request, offer: 'points-0', total: 1 }, call))).code).toBe(codes.notFound)
    expect((await refusal(shop.handlers.orderCreate({ ...request, offer: 'member-month', total: 1900 }, call))).reason).toBe('must-agree-member')
  })

  it('tells what there will be, with the best coupon unless the person chose', async () => {
    const call = await shop.person()
    shop.coupons.usedBy.set(coupon, undefined)
    const price = { listPrice: 3000, currency: 'CNY' }
    expect(await shop.handlers.orderPrice({ offer: 'points-310' }, call)).toEqual({
      ...price, discount: COUPON_OFF, total: 2500, coupon: { id: coupon, discount: COUPON_OFF }, coin: GIFT + 310, memberUntil: undefined,
    })
    expect(await shop.handlers.orderPrice({ offer: 'points-310', coupon: null }, call)).toMatchObject({ ...price, discount: 0, total: 3000 })
    const year = await shop.handlers.orderPrice({ offer: 'member-year', coupon: null }, call)
    expect(year).toMatchObject({ coin: GIFT, memberUntil: new Date('2027-01-15T08:00:00Z').getTime() })
  })

  it('gives a coupon to one order, whatever is sent at once, and allows few open orders', async () => {
    const call = await shop.person()
    shop.coupons.usedBy.set(coupon, undefined)
    const request = () => ({ requestId: randomUUID(), offer: 'points-310', coupon, total: 2500, agree: false })
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => shop.handlers.orderCreate(request(), call)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const plain = () => shop.handlers.orderCreate({ ...request(), coupon: null, total: 3000 }, call)
    for (let count = 0; count < 4; count++) await plain()
    expect((await refusal(plain())).reason).toBe('too-many-orders')
  })
})

it('sells what the operator has written, at the price it has by then', async () => {
  const call = await shop.person()
  const { id } = await shop.paying(call, 'points-60')
  const [written] = (await shop.desk.offers()).filter((offer) => offer.id === 'points-60')
  const { updatedAt: _, ...form } = written!
  const save = (changed: typeof form) => shop.platform.db.transaction((tx) => shop.desk.saveOffer(tx, changed, randomUUID()))
  expect((await refusal(save({ ...form, points: 0 }))).code).toBe(codes.badInput)
  expect(await save({ ...form, price: 500, points: 66 })).toMatchObject({ before: { price: 600 }, after: { price: 500 } })
  const { offers } = await shop.handlers.shopOffers({}, call)
  expect(offers.find((offer) => offer.id === 'points-60')).toMatchObject({ price: 500, points: 66 })
  await shop.tell(id, paid(600))
  expect(await shop.coin(call)).toBe(GIFT + 60)
})

describe('paying', () => {
  it('pays once under fifty notifications, checks and attempts to close at the same time', async () => {
    const call = await shop.person()
    const { id } = await shop.paying(call)
    shop.provider.states.set(id, paid(3000))
    const work = Array.from({ length: 50 }, (_, n) => {
      if (n % 5 === 3) return shop.handlers.orderPayConfirm({ id, action: 'check' }, call)
      return n % 5 === 4 ? shop.handlers.orderClose({ id }, call) : shop.tell(id, paid(3000))
    })
    await Promise.allSettled(work)
    expect(await shop.row(id)).toMatchObject({ state: 'paid', transactionId: 'T-1', received: 3000, nextCheckAt: null })
    expect(await shop.coin(call)).toBe(GIFT + 310)
    expect(await shop.messagesOf(call)).toEqual(['points-bought'])
  })

  it('remembers that whoever buys a membership has agreed to its terms, and which', async () => {
    const call = await shop.person()
    const agreed = () => shop.platform.db.select().from(agreementConsents).where(and(eq(agreementConsents.userId, call.identity.userId), eq(agreementConsents.agreement, 'member')))
    await shop.paying(call)
    expect(await agreed()).toEqual([])
    await shop.paying(call, 'member-month')
    expect(await agreed()).toMatchObject([{ version: expect.any(String), platform: call.platform }])
  })

  it('makes a member, and adds to the time of one', async () => {
    const call = await shop.person()
    const first = await shop.paying(call, 'member-month')
    await shop.tell(first.id, paid(1900))
    expect((await shop.user(call)).memberUntil).toEqual(new Date('2026-02-15T08:00:00Z'))
    const second = await shop.paying(call, 'member-quarter')
    await shop.tell(second.id, paid(4900))
    expect((await shop.user(call)).memberUntil).toEqual(new Date('2026-05-15T08:00:00Z'))
    expect(await shop.coin(call)).toBe(GIFT)
  })

  it('does nothing half: what fails before the commit is done by the next notification', async () => {
    const call = await shop.person()
    const { id } = await shop.paying(call)
    const { platform } = shop
    // The last thing that the transaction writes fails, as if the process were killed before it.
    await platform.db.execute(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`)
    await platform.db.execute('create trigger fail before insert on messages for each row execute function fail()')
    await expect(shop.tell(id, paid(3000))).rejects.toThrow()
    expect(await shop.row(id)).toMatchObject({ state: 'paying', received: 0 })
    expect(await shop.coin(call)).toBe(GIFT)
    await platform.db.execute('drop trigger fail on messages')
    expect((await shop.tell(id, paid(3000))).status).toBe(200)
    expect(await shop.coin(call)).toBe(GIFT + 310)
  })

  it('holds another amount for the operator, who may honour it', async () => {
    const call = await shop.person()
    const { id } = await shop.paying(call)
    await shop.tell(id, paid(1))
    await shop.tell(id, paid(3000))
    await shop.tell(id, { state: 'closed' })
    expect(await shop.row(id)).toMatchObject({ state: 'paying', held: true, received: 1 })
    expect(await shop.coin(call)).toBe(GIFT)
    expect((await shop.desk.search({ held: true })).rows).toHaveLength(1)
    const honour = () => shop.platform.db.transaction((tx) => shop.desk.honour(tx, id, randomUUID()))
    expect(await honour()).toMatchObject({ before: { held: true }, after: { state: 'paid', held: false } })
    expect(await shop.coin(call)).toBe(GIFT + 310)
    await expect(honour()).rejects.toThrow()
  })

  it('believes no caller, and keeps orders to their persons', async () => {
    const [call, other] = [await shop.person(), await shop.person()]
    const { id } = await shop.paying(call)
    const { order } = await shop.handlers.orderPayConfirm({ id, action: 'check' }, call)
    expect(order.state).toBe('paying')
    const attempts = [() => shop.handlers.orderDetail({ id }, other), () => shop.handlers.orderPayConfirm(start(id), other), () => shop.handlers.orderClose({ id }, other)]
    for (const attempt of attempts) expect((await refusal(attempt())).reason).toBe('order-not-found')
    expect((await shop.handlers.orderList({ filter: 'all' }, other)).orders).toEqual([])
  })

  it('says when the provider does not answer, and loses nothing', async () => {
    const call = await shop.person()
    const { total } = await shop.handlers.orderPrice({ offer: 'points-60' }, call)
    const { id } = await shop.handlers.orderCreate({ requestId: randomUUID(), offer: 'points-60', coupon: null, total, agree: false }, call)
    shop.provider.unreachable = true
    expect((await refusal(shop.handlers.orderPayConfirm(start(id), call))).reason).toBe('payment-unreachable')
    expect((await refusal(shop.handlers.orderClose({ id }, call))).reason).toBe('payment-unreachable')
    shop.provider.unreachable = false
    expect(await shop.handlers.orderPayConfirm(start(id), call)).toMatchObject({ order: { state: 'paying' }, way: { kind: 'redirect' } })
    expect((await shop.row(id)).reference).toBe(`ref-${id}`)
  })
})

describe('an order that is closed', () => {
  it('gives its coupon back, and stays closed', async () => {
    const call = await shop.person()
    shop.coupons.usedBy.set(coupon, undefined)
    const { id } = await shop.paying(call, 'points-310', coupon)
    expect(shop.coupons.usedBy.get(coupon)).toBe(id)
    expect(await shop.handlers.orderClose({ id }, call)).toMatchObject({ state: 'closed', closedBy: 'person' })
    expect(shop.coupons.usedBy.get(coupon)).toBeUndefined()
    await shop.tell(id, { state: 'closed' })
    expect(await shop.handlers.orderPayConfirm(start(id), call)).toMatchObject({ order: { state: 'closed' }, way: undefined })
  })

  it('is paid all the same when the person was quicker', async () => {
    const call = await shop.person()
    const { id } = await shop.paying(call)
    shop.provider.states.set(id, paid(3000))
    expect(await shop.handlers.orderClose({ id }, call)).toMatchObject({ state: 'paid' })
    expect(await shop.coin(call)).toBe(GIFT + 310)
  })

  it('is honoured when its money comes late, with its coupon', async () => {
    const call = await shop.person()
    shop.coupons.usedBy.set(coupon, undefined)
    const { id } = await shop.paying(call, 'points-310', coupon)
    await shop.handlers.orderClose({ id }, call)
    await shop.tell(id, paid(2500))
    expect(await shop.row(id)).toMatchObject({ state: 'paid' })
    expect(shop.coupons.usedBy.get(coupon)).toBe(id)
    expect(await shop.coin(call)).toBe(GIFT + 310)
  })

  it.each([
    ['the coupon is used elsewhere', async () => void shop.coupons.usedBy.set(coupon, randomUUID())],
    ['the price is another', async () => void (await shop.platform.db.update(shopOffers).set({ price: 9900 }).where(eq(shopOffers.id, 'points-310')))],
    ['it is not sold any more', async () => void (await shop.platform.db.update(shopOffers).set({ active: false }).where(eq(shopOffers.id, 'points-310')))],
  ])('gives late money back by itself when %s', async (_, meanwhile) => {
    const call = await shop.person()
    shop.coupons.usedBy.set(coupon, undefined)
    const { id } = await shop.paying(call, 'points-310', coupon)
    await shop.handlers.orderClose({ id }, call)
    await meanwhile()
    await shop.tell(id, paid(2500))
    await shop.tell(id, paid(2500))
    expect(await shop.row(id)).toMatchObject({ state: 'closed', refunding: 2500 })
    await shop.check()
    expect(await shop.row(id)).toMatchObject({ state: 'refunded', refunding: 0, refunded: 2500 })
    expect(shop.provider.refunds).toHaveLength(1)
    expect(await shop.coin(call)).toBe(GIFT)
  })
})
