import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApi, type Api } from '../../http/api.ts'
import type { UserCall } from '../../call.ts'
import { createCoupons } from '../../domains/coupons/coupons.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../../domains/testing.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/testing.ts'
import { waitUntil } from '../../platform/testing/wait-until.ts'
import { listen, type WebServer } from '../../serve.ts'
import { createSay } from '../../words/say.ts'
import { describeProvider } from '../testing/conformance.ts'
import { signNotice, SIGNATURE_HEADER } from './notice.ts'
import { sandboxSecret } from './sandbox-secret.ts'
import { openSandbox } from './testing/sandbox-server.ts'

let books: TestPlatform
beforeAll(async () => {
  books = await createTestPlatform()
})
afterAll(() => books.close())

describeProvider({
  id: 'sandbox',
  refusesOld: true,
  local: true,
  open: async (clock) => openSandbox({ ...books, clock }),
})

let domains: TestDomains
let api: Api
let server: WebServer
let call: UserCall
beforeEach(async () => {
  domains = await openTestDomains({ port: 0 })
  const { platform } = domains
  api = createApi({ platform, domains, say: createSay() })
  server = await listen(platform.config, platform.log, api.fetch, async () => new Response('page'))
  call = await domains.person()
})
afterEach(async () => {
  api.close()
  await server.close(0)
  await domains.close()
})

async function begin(browser = 'pc') {
  const buyer = { ...call, platform: browser }
  const made = await domains.handlers.orderCreate({ requestId: randomUUID(), offer: 'points-60', total: 600, agree: false }, buyer)
  const { way } = await domains.handlers.orderPayConfirm({ id: made.id, action: 'start', origin: server.url }, buyer)
  return { id: made.id, way }
}
const stateOf = async (id: string) => (await domains.handlers.orderDetail({ id }, call)).state
const coin = () => domains.wallet.balance(domains.platform.db, call.identity.userId)

/** What anybody may send to the address of notifications. */
async function notify(id: string, { secret, at, altered }: { secret?: string; at?: Date; altered?: boolean } = {}) {
  const { platform } = domains
  const body = JSON.stringify({ orderId: id, state: { state: 'paid', transactionId: 'X', amount: 600, paidAt: platform.clock.now() } })
  const signature = signNotice(secret ?? (await sandboxSecret(platform)), body, at ?? platform.clock.now())
  const request = new Request('http://localhost/api/pay/notify/sandbox', { method: 'POST', headers: { [SIGNATURE_HEADER]: signature }, body: altered ? body.replace('600', '1') : body })
  return (await api.fetch(request, '203.0.113.9')).status
}

it('is approved at its page, and tells the shop by a signed notification', async () => {
  await domains.work()
  const { id, way } = await begin()
  expect(way).toEqual({ kind: 'qr', content: `${server.url}/cashier/${id}` })
  expect((await begin('h5')).way).toMatchObject({ kind: 'redirect' })
  expect(await domains.handlers.cashierDetail({ id }, anyone())).toMatchObject({ state: 'unpaid', amount: 600, title: 'Inkling · 60 灵感值' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => domains.handlers.cashierAnswer({ id, approve: true }, anyone())))
  for (const { state } of answers) expect(state).toBe('paid')
  await waitUntil(async () => (await stateOf(id)) === 'paid')
  expect(await coin()).toBe(70)
  expect((await refusal(domains.handlers.cashierAnswer({ id, approve: false }, anyone()))).reason).toBe('payment-made')
})

it('is refused at its page, and the order is closed', async () => {
  await domains.work()
  const { id } = await begin()
  await domains.handlers.cashierAnswer({ id, approve: false }, anyone())
  await waitUntil(async () => (await stateOf(id)) === 'closed')
  expect((await refusal(domains.handlers.cashierAnswer({ id, approve: true }, anyone()))).reason).toBe('payment-over')
})

it('runs out of time', async () => {
  const { id } = await begin()
  domains.platform.clock.advance(30 * 60_000)
  expect(await domains.handlers.cashierDetail({ id }, anyone())).toMatchObject({ state: 'closed' })
  expect((await refusal(domains.handlers.cashierAnswer({ id, approve: true }, anyone()))).reason).toBe('payment-over')
  await domains.handlers.orderPayConfirm({ id, action: 'check' }, call)
  expect(await stateOf(id)).toBe('closed')
})

it('is believed by its signature alone', async () => {
  const { id } = await begin()
  const { clock } = domains.platform
  expect(await notify(id, { secret: 'another' })).toBe(400)
  expect(await notify(id, { altered: true })).toBe(400)
  expect(await notify(id, { at: new Date(clock.now().getTime() - 301_000) })).toBe(400)
  expect(await stateOf(id)).toBe('paying')
  expect(await Promise.all(Array.from({ length: 10 }, () => notify(id)))).toEqual(Array(10).fill(200))
  expect(await coin()).toBe(70)
  const nowhere = new Request('http://localhost/api/pay/notify/nobody', { method: 'POST', body: '{}' })
  expect((await api.fetch(nowhere, '203.0.113.9')).status).toBe(404)
})

it('refunds once for an id, and no more than was paid', async () => {
  const { id } = await begin()
  await domains.handlers.cashierAnswer({ id, approve: true }, anyone())
  await domains.handlers.orderPayConfirm({ id, action: 'check' }, call)
  const refund = (amount: number, refundId: string = randomUUID()) => domains.handlers.deskOrderRefund({ id, refundId, amount, reason: 'asked for' }, call)
  const twice = randomUUID()
  await refund(200, twice)
  await refund(200, twice)
  expect(await domains.handlers.cashierDetail({ id }, anyone())).toMatchObject({ state: 'refunded' })
  await refund(400)
  expect(await stateOf(id)).toBe('refunded')
})

it('takes what a coupon leaves, and gives the coupon back with the order', async () => {
  const { platform, handlers } = domains
  const coupons = createCoupons(platform)
  await platform.db.transaction((tx) => coupons.give(tx, { userId: call.identity.userId, template: 'first-recharge', key: 'test' }))
  const price = await handlers.orderPrice({ offer: 'points-310' }, call)
  expect(price).toMatchObject({ discount: 500, total: 2500 })
  const wanted = { offer: 'points-310', coupon: price.coupon!.id, total: 2500, agree: false }
  const { id } = await handlers.orderCreate({ requestId: randomUUID(), ...wanted }, call)
  expect((await refusal(handlers.orderCreate({ requestId: randomUUID(), ...wanted }, call))).reason).toBe('coupon-used')
  await handlers.orderPayConfirm({ id, action: 'start', origin: server.url }, call)
  expect(await handlers.cashierDetail({ id }, anyone())).toMatchObject({ amount: 2500 })
  await handlers.orderClose({ id }, call)
  expect(await handlers.orderPrice({ offer: 'points-310' }, call)).toMatchObject({ coupon: price.coupon, total: 2500 })
})

it('is not there where nobody asked for it', async () => {
  const { id } = await begin()
  const production = await openTestDomains({ payments: [] })
  expect(await production.handlers.shopOffers({}, anyone())).toEqual({ offers: [], providers: [] })
  expect((await production.handlers.optionList({}, anyone())).isShowPay).toBe(false)
  expect((await refusal(production.handlers.cashierDetail({ id }, anyone()))).reason).toBe('payment-not-found')
  await production.close()
})
