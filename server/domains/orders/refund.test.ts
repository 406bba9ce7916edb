import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { UserCall } from '../../call.ts'
import { refusal } from '../testing.ts'
import { openTestOrders, paid, type TestOrders } from './testing.ts'

let shop: TestOrders
let call: UserCall
beforeEach(async () => {
  shop = await openTestOrders()
  call = await shop.person()
})
afterEach(() => shop.close())

const GIFT = 10
const operatorId = randomUUID()
const signal = new AbortController().signal

async function bought(offer = 'points-310', amount = 3000) {
  const { id } = await shop.paying(call, offer)
  await shop.tell(id, paid(amount))
  return id
}
async function refund(orderId: string, amount?: number, refundId: string = randomUUID()) {
  const { refund: begun } = await shop.platform.db.transaction((tx) => shop.desk.beginRefund(tx, { orderId, refundId, amount, reason: 'asked for', operatorId }))
  if (begun.state === 'pending') await shop.desk.sendRefund(begun, signal)
  return (await shop.desk.detail(orderId)).refunds.find(({ id }) => id === refundId)!
}

it('gives all of it back, once for an id', async () => {
  const id = await bought()
  const refundId = randomUUID()
  await Promise.all(Array.from({ length: 8 }, () => refund(id, undefined, refundId)))
  expect(await shop.row(id)).toMatchObject({ state: 'refunded', refunded: 3000, refunding: 0 })
  expect(await shop.coin(call)).toBe(GIFT)
  expect(await shop.messagesOf(call)).toEqual(['order-refunded', 'points-bought'])
  expect((await shop.desk.detail(id)).refunds).toMatchObject([{ id: refundId, state: 'refunded', points: 310, operatorId }])
})

it('gives parts back, which together are the whole and never more', async () => {
  const id = await bought()
  await refund(id, 1000)
  expect(await shop.row(id)).toMatchObject({ state: 'paid', refunded: 1000 })
  expect(await shop.coin(call)).toBe(GIFT + 310 - 103)
  expect((await refusal(refund(id, 2001))).reason).toBe('refund-too-large')
  const tries = await Promise.allSettled([refund(id, 1500), refund(id, 1500)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await refund(id)
  expect(await shop.row(id)).toMatchObject({ state: 'refunded', refunded: 3000 })
  expect(await shop.coin(call)).toBe(GIFT)
})

it('shortens a membership by the share', async () => {
  const id = await bought('member-month', 1900)
  await refund(id, 950)
  expect((await shop.user(call)).memberUntil).toEqual(new Date('2026-01-30T20:00:00Z'))
  await refund(id)
  expect((await shop.user(call)).memberUntil).toEqual(new Date('2026-01-15T08:00:00Z'))
})

it('takes only points that are there', async () => {
  const id = await bought()
  const { wallet } = { wallet: (await import('../wallet/wallet.ts')).createWallet(shop.platform.clock) }
  await shop.platform.db.transaction((tx) => wallet.hold(tx, { userId: call.identity.userId, reference: 'spent', points: 300 }))
  await refund(id)
  expect(await shop.coin(call)).toBe(0)
  expect((await shop.desk.detail(id)).refunds).toMatchObject([{ points: 20 }])
})

it('waits for a pending one, asks again, and takes its end from either side', async () => {
  const id = await bought()
  shop.provider.refundOutcome = 'pending'
  expect(await refund(id, 1000)).toMatchObject({ state: 'pending' })
  const second = await refund(id, 2000)
  expect(await shop.row(id)).toMatchObject({ state: 'paid', refunded: 0, refunding: 3000 })
  await shop.receiveNotice('sandbox', { headers: new Headers(), body: JSON.stringify({ orderId: id, refund: { id: second.id, outcome: 'refunded' } }) })
  expect(await shop.row(id)).toMatchObject({ refunded: 2000, refunding: 1000 })
  shop.provider.refundOutcome = 'refunded'
  await shop.check()
  expect(await shop.row(id)).toMatchObject({ state: 'refunded', refunded: 3000, refunding: 0 })
})

it('gives back what it took when the provider refuses', async () => {
  const id = await bought('points-310', 3000)
  shop.provider.refundOutcome = 'refused'
  expect(await refund(id)).toMatchObject({ state: 'refused' })
  expect(await shop.row(id)).toMatchObject({ state: 'paid', refunded: 0, refunding: 0 })
  expect(await shop.coin(call)).toBe(GIFT + 310)
  shop.provider.refundOutcome = 'refunded'
  await refund(id)
  expect(await shop.row(id)).toMatchObject({ state: 'refunded' })
})

it('stays pending while the provider does not answer', async () => {
  const id = await bought()
  shop.provider.unreachable = true
  const { id: refundId } = await refund(id)
  await shop.check()
  expect(await shop.row(id)).toMatchObject({ state: 'paid', refunding: 3000 })
  shop.provider.unreachable = false
  shop.platform.clock.advance(11 * 60_000)
  await shop.check()
  expect(await shop.row(id)).toMatchObject({ state: 'refunded' })
  expect(shop.provider.refunds).toMatchObject([{ id: refundId, amount: 3000 }])
})

it('notices money that went back at the provider itself', async () => {
  const id = await bought()
  const state = { state: 'refunded' as const, transactionId: 'T-1', amount: 3000, refunded: 1000 }
  await shop.tell(id, state)
  await shop.tell(id, state)
  await shop.tell(id, paid(3000))
  expect(await shop.row(id)).toMatchObject({ state: 'paid', refunded: 1000 })
  expect(await shop.coin(call)).toBe(GIFT + 310 - 103)
  await shop.tell(id, { ...state, refunded: 3000 })
  expect(await shop.row(id)).toMatchObject({ state: 'refunded', refunded: 3000 })
  expect(await shop.coin(call)).toBe(GIFT)
})

it('takes nothing back while the provider does not say how much went back', async () => {
  const id = await bought()
  const state = { state: 'refunded' as const, transactionId: 'T-1', amount: 3000 }
  await shop.tell(id, state)
  expect(await shop.row(id)).toMatchObject({ state: 'paid', refunded: 0 })
  expect(await shop.coin(call)).toBe(GIFT + 310)
})

it('holds a payment of which nobody knows how much went back before it was heard of', async () => {
  const { id } = await shop.paying(call)
  await shop.tell(id, { state: 'refunded', transactionId: 'T-2', amount: 3000 })
  expect(await shop.row(id)).toMatchObject({ state: 'paying', held: true, received: 3000, refunded: 0 })
  expect(await shop.coin(call)).toBe(GIFT)
})
