import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import { BadNoticeError, ProviderRefusedError, type PayableOrder, type PaymentProvider } from '../payment-provider.ts'
import { anOrder, aPayer, describeProvider } from '../testing/conformance.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { startStripeServer, type StripeServer } from './testing/stripe-server.ts'

const account = { secretKey: `sk_test_${randomUUID()}`, webhookSecret: `whsec_${randomUUID()}` }
const wrong = { secretKey: 'sk_test_hunter2hunter2', webhookSecret: 'whsec_hunter3hunter3' }

describeProvider({
  id: 'stripe',
  refusesOld: true,
  async open(clock) {
    const server = await startStripeServer(account, clock)
    const settings = { api: server.address, currency: 'cny' }
    return {
      server,
      provider: (deps) => createStripeProvider({ ...settings, ...account }, deps),
      stranger: (deps) => createStripeProvider({ ...settings, ...wrong }, deps),
      secrets: [account.secretKey, account.webhookSecret, wrong.secretKey, wrong.webhookSecret],
    }
  },
})

describe('stripe', () => {
  const clock = createSettableClock()
  const go = new AbortController().signal
  let server: StripeServer
  let provider: PaymentProvider

  beforeEach(async () => {
    clock.set('2026-01-15T08:00:00Z')
    server = await startStripeServer(account, clock)
    provider = createStripeProvider({ api: server.address, currency: 'cny', ...account }, { clock, log: silentLog })
  })
  afterEach(() => server.close())

  async function begun(): Promise<PayableOrder> {
    const order = anOrder(clock)
    const { reference } = await provider.start(order, aPayer(), go)
    return { ...order, reference }
  }
  async function paid(): Promise<PayableOrder> {
    const order = await begun()
    await server.pay(order.id)
    return order
  }
  const tellAll = () => Promise.all(server.notices.map((notice) => provider.readNotice(notice)))

  it('sends the person to a page in their language that asks for the amount of the order', async () => {
    const order = anOrder(clock)
    const start = await provider.start(order, { ...aPayer(), locale: 'zh-Hant' }, go)
    expect(start).toEqual({ way: { kind: 'redirect', url: `https://checkout.stripe.com/c/pay/${start.reference}` }, reference: expect.stringMatching(/^cs_/) })
    const sent = Object.fromEntries(new URLSearchParams(server.asked[0]!.body))
    expect(sent).toMatchObject({
      'locale': 'zh-TW',
      'client_reference_id': order.id,
      'success_url': aPayer().returnUrl,
      'line_items[0][price_data][unit_amount]': '3000',
      'line_items[0][price_data][currency]': 'cny',
      'line_items[0][price_data][product_data][name]': order.title,
      'adaptive_pricing[enabled]': 'false',
    })
    // The order is closed at its end; the session may not end sooner than half an hour after it began.
    expect(Number(sent.expires_at) * 1000 - order.expiresAt.getTime()).toBe(31 * 60_000)
  })

  it('begins nothing a second time with other words, and shows a stored payment whatever the words are', async () => {
    const order = await begun()
    const { reference, ...unstored } = order
    const payer = { ...aPayer(), locale: 'fr' }
    await expect(provider.start(unstored, payer, go)).rejects.toThrow(ProviderRefusedError)
    expect(await provider.start(order, payer, go)).toMatchObject({ reference })
    expect(await server.begun(order.id)).toBe(1)
  })

  it('waits for a bank that takes days, whichever way it decides', async () => {
    server.slowBank = true
    const [good, bad] = [await paid(), await paid()]
    expect(await tellAll()).toEqual([undefined, undefined])
    expect(await provider.query(good, go)).toEqual({ state: 'unpaid' })
    expect(await provider.close(good, go)).toEqual({ state: 'unpaid' })
    server.bankDecides(good.id, true)
    server.bankDecides(bad.id, false)
    expect((await tellAll()).slice(2)).toEqual([
      { orderId: good.id, state: expect.objectContaining({ state: 'paid' }) },
      { orderId: bad.id, state: { state: 'closed' } },
    ])
    expect(await provider.query(bad, go)).toEqual({ state: 'closed' })
    expect(await provider.query(good, go)).toMatchObject({ state: 'paid' })
  })

  it('tells that a session ended, and what went back, by us and by hand, in any order', async () => {
    const ended = await begun()
    await provider.close(ended, go)
    const order = await paid()
    const refund = { id: randomUUID(), amount: 1000, reason: '' }
    server.refundsWait = true
    await provider.refund(order, refund, go)
    server.settleRefunds('refunded')
    server.refundByHand(order.id, 500)
    const back = (refunded: number) => ({ orderId: order.id, state: { state: 'refunded', transactionId: expect.stringMatching(/^pi_/), amount: 3000, refunded } })
    const told = [
      { orderId: ended.id, state: { state: 'closed' } },
      { orderId: order.id, state: expect.objectContaining({ state: 'paid' }) },
      { orderId: order.id, refund: { id: refund.id, amount: 1000, outcome: 'refunded' } },
      back(1000),
      back(1500),
    ]
    expect(await tellAll()).toEqual(told)
    server.notices.reverse()
    expect(await tellAll()).toEqual(told.toReversed())
    expect(await provider.query(order, go)).toMatchObject({ state: 'refunded', refunded: 1500 })
  })

  it('gives back once after the day for which Stripe keeps idempotency keys', async () => {
    const order = await paid()
    const refund = { id: randomUUID(), amount: 1000, reason: '' }
    await provider.refund(order, refund, go)
    server.forgetKeys()
    expect(await provider.refund(order, refund, go)).toBe('refunded')
    expect(await server.refunded(order.id)).toBe(1000)
  })

  it('has nothing to do with other shops of the account and other events, and refuses other money', async () => {
    const order = await begun()
    const session = { id: 'cs_1', status: 'complete', payment_status: 'paid', amount_total: 1, currency: 'cny', payment_intent: 'pi_1' }
    const event = (metadata: object, type = 'checkout.session.completed') => provider.readNotice(server.sign(type, { ...session, metadata }))
    expect(await event({})).toBeUndefined()
    expect(await event({ inkling_order: '17' })).toBeUndefined()
    expect(await event({ inkling_order: order.id }, 'customer.created')).toBeUndefined()
    const dollars = server.sign('checkout.session.completed', { ...session, currency: 'usd', metadata: { inkling_order: order.id } })
    await expect(provider.readNotice(dollars)).rejects.toThrow(BadNoticeError)
    await expect(provider.readNotice(server.sign('checkout.session.completed', { metadata: { inkling_order: order.id } }))).rejects.toThrow(BadNoticeError)
    const inDollars = createStripeProvider({ api: server.address, currency: 'usd', ...account }, { clock, log: silentLog })
    await expect(inDollars.query(order, go)).rejects.toThrow(ProviderRefusedError)
  })

  it('believes no notification whose signature is missing, another’s or of another time', async () => {
    await paid()
    const { body, headers } = server.notices[0]!
    const [time, signature] = headers.get('Stripe-Signature')!.split(',') as [string, string]
    const old = server.sign('checkout.session.completed', {}, account.webhookSecret, new Date(clock.now().getTime() - 301_000))
    const forged = server.sign('checkout.session.completed', {}, 'whsec_guess')
    const moved = { body, headers: new Headers({ 'Stripe-Signature': `t=${Number(time.slice(2)) + 1},${signature}` }) }
    for (const notice of [{ body, headers: new Headers() }, old, forged, moved]) {
      await expect(provider.readNotice(notice)).rejects.toThrow(BadNoticeError)
    }
    // While a secret is being replaced Stripe signs by both.
    const both = `${time},v1=${'0'.repeat(64)},${signature}`
    expect(await provider.readNotice({ body, headers: new Headers({ 'Stripe-Signature': both }) })).toBeDefined()
  })
})
