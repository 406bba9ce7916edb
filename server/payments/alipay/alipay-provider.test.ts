import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import type { AlipaySettings } from '../../platform/payment-settings.ts'
import { BadNoticeError, ProviderRefusedError, ProviderUnreachableError, type PayableOrder, type PaymentProvider } from '../payment-provider.ts'
import { anOrder, aPayer, describeProvider } from '../testing/conformance.ts'
import { createAlipayProvider } from './alipay-provider.ts'
import { startAlipayServer, type AlipayAccount, type AlipayServer } from './testing/alipay-server.ts'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [app, alipay, other] = [rsa(), rsa(), rsa()]
const account: AlipayAccount = { appId: '2021000122671080', sellerId: '2088102119685838', appKey: app.publicKey, alipayKey: alipay.privateKey }
const settings: Omit<AlipaySettings, 'gateway'> = { appId: account.appId, sellerId: account.sellerId, privateKey: app.privateKey, publicKey: alipay.publicKey }

describeProvider({
  id: 'alipay',
  startsOffline: true,
  // Alipay sends the same notification again for a day.
  refusesOld: false,
  async open(clock) {
    const server = await startAlipayServer(account, clock)
    const own = { ...settings, gateway: `${server.address}/gateway.do` }
    return {
      server,
      provider: (deps) => createAlipayProvider(own, deps),
      stranger: (deps) => createAlipayProvider({ ...own, privateKey: other.privateKey, publicKey: other.publicKey }, deps),
      secrets: ['PRIVATE KEY', app.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64').slice(100, 160)],
    }
  },
})

describe('alipay', () => {
  const clock = createSettableClock()
  const go = new AbortController().signal
  let server: AlipayServer
  let provider: PaymentProvider

  beforeEach(async () => {
    clock.set('2026-01-15T08:00:00Z')
    server = await startAlipayServer(account, clock)
    provider = open()
  })
  afterEach(() => server.close())

  const open = (others: Partial<AlipaySettings> = {}) =>
    createAlipayProvider({ ...settings, gateway: `${server.address}/gateway.do`, ...others }, { clock, log: silentLog, patience: { timeoutMs: 2000, pauses: [0] } })

  async function paid(): Promise<PayableOrder> {
    const order = anOrder(clock)
    server.visit((await provider.start(order, aPayer(), go)).way)
    await server.pay(order.id)
    return order
  }

  it.each([
    ['pc', 'alipay.trade.page.pay'],
    ['h5', 'alipay.trade.wap.pay'],
  ] as const)('goes to its page in a browser of kind %s, and comes back', async (platform, method) => {
    const order = anOrder(clock)
    const { way } = await provider.start(order, aPayer(platform), go)
    server.visit(way)
    const query = new URL((way as { url: string }).url).searchParams
    expect(Object.fromEntries(query)).toMatchObject({ method, return_url: aPayer().returnUrl, notify_url: aPayer().notifyUrl, timestamp: '2026-01-15 16:00:00' })
    expect(JSON.parse(query.get('biz_content')!)).toMatchObject({
      out_trade_no: order.id.replaceAll('-', ''),
      total_amount: '30.00',
      subject: '310 灵感点   50% “off”',
      time_expire: '2026-01-15 16:15:00',
    })
    expect(server.asked).toEqual([])
  })

  it('does not begin in the chat’s own browser, which does not open Alipay', async () => {
    expect(provider.platforms).not.toContain('chat')
    await expect(provider.start(anOrder(clock), aPayer('chat'), go)).rejects.toThrow(ProviderRefusedError)
  })

  it('knows that a payment is final and gives nothing back then, but says what went back before', async () => {
    const order = await paid()
    const before = { id: randomUUID(), amount: 500, reason: '' }
    await provider.refund(order, before, go)
    server.finish(order.id)
    expect(await provider.refund(order, before, go)).toBe('refunded')
    expect(await provider.query(order, go)).toMatchObject({ state: 'paid', amount: 3000 })
    expect(await provider.readNotice(server.notices.at(-1)!)).toMatchObject({ orderId: order.id, state: { state: 'paid' } })
    expect(await provider.refund(order, { id: randomUUID(), amount: 1, reason: '' }, go)).toBe('refused')
  })

  it('reads notifications in any order, of refunds too', async () => {
    const order = await paid()
    const [part, rest] = [randomUUID(), randomUUID()]
    await provider.refund(order, { id: part, amount: 1000, reason: '' }, go)
    await provider.refund(order, { id: rest, amount: 2000, reason: '' }, go)
    const told = await Promise.all(server.notices.toReversed().map((notice) => provider.readNotice(notice)))
    expect(told).toEqual([
      { orderId: order.id, refund: { id: rest, outcome: 'refunded' } },
      { orderId: order.id, refund: { id: part, outcome: 'refunded' } },
      { orderId: order.id, state: expect.objectContaining({ state: 'paid' }) },
    ])
  })

  it('tells of refunds by hand, of trades that were closed, and nothing of trades that wait', async () => {
    const order = await paid()
    const told = (fields: Record<string, string>) => provider.readNotice(server.notice(order.id, fields))
    const back = { state: 'refunded', transactionId: expect.any(String), amount: 3000, refunded: 1250 }
    expect(await told({ out_biz_no: 'HZ01RF001', refund_fee: '12.50' })).toEqual({ orderId: order.id, state: back })
    expect(await told({ trade_status: 'TRADE_CLOSED', gmt_payment: '' })).toEqual({ orderId: order.id, state: { state: 'closed' } })
    expect(await told({ trade_status: 'WAIT_BUYER_PAY', gmt_payment: '' })).toBeUndefined()
  })

  it('believes no notification of another app, seller, key, algorithm or form', async () => {
    const { id } = await paid()
    const { headers, body } = server.notice(id)
    const fields = new URLSearchParams(body)
    const changed = (name: string, value?: string) => {
      const form = new URLSearchParams(fields)
      if (value === undefined) form.delete(name)
      else form.set(name, value)
      return { headers, body: String(form) }
    }
    const bad = [
      server.notice(id, { app_id: '2021000199999999' }),
      server.notice(id, { seller_id: '2088102119685839' }),
      server.notice(id, { total_amount: 'all' }),
      server.notice(id, { trade_status: 'TRADE_GIVEN' }),
      server.notice(id, {}, other.privateKey),
      // SHA-1, which Alipay would only use for an app that asked for it.
      server.notice(id, {}, account.alipayKey, 'RSA'),
      changed('total_amount', '0.01'),
      changed('out_trade_no', randomUUID().replaceAll('-', '')),
      changed('sign', ''),
      changed('sign'),
      changed('sign_type', 'none'),
      changed('sign_type'),
    ]
    for (const notice of bad) await expect(provider.readNotice(notice)).rejects.toThrow(BadNoticeError)
    expect(await provider.readNotice(server.notice(id, { out_trade_no: 'another-shop-7' }))).toBeUndefined()
    expect(await provider.readNotice(server.notice(id, { notify_type: 'open_app_auth_notify' }))).toBeUndefined()
    expect(await open({ sellerId: undefined }).readNotice(server.notice(id, { seller_id: '2088102119685839' }))).toBeDefined()
  })

  it('believes no answer that Alipay did not sign', async () => {
    const order = await paid()
    server.answersForged = true
    await expect(provider.query(order, go)).rejects.toThrow(ProviderUnreachableError)
  })

  it('says what is wrong with the key or the app', async () => {
    const order = await paid()
    await expect(open({ privateKey: other.privateKey }).query(order, go)).rejects.toMatchObject({ name: 'ProviderRefusedError', code: 'isv.invalid-signature' })
    await expect(open({ appId: '2021' }).query(order, go)).rejects.toMatchObject({ code: 'isv.invalid-app-id' })
  })
})
